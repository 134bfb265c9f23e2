'use client'
import { useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { answerAttempt, type ParcelView } from '#site/data/shop/shipments.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Radio, RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { formatDay } from './formatDay.ts'
import { question, questionTitle, quiet } from './ParcelCard.css.ts'
import { ANSWER_KINDS, type AnswerKind, useAnswer } from './useAnswer.ts'

type AnswerFormProps = { parcel: ParcelView; onChanged: () => Promise<unknown> }

/** Asks what the courier should do after a failed delivery attempt, or shows the answer. */
export function AnswerForm({ parcel, onChanged }: AnswerFormProps) {
  const t = useTexts('parcels')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isOpen, setIsOpen] = useState(parcel.answered === null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const form = useAnswer(parcel)

  const send = async () => {
    const answer = form.submit()
    if (!answer) return
    setIsBusy(true)
    const result = await answerAttempt(base, parcel.token, answer)
    await onChanged().catch(() => undefined)
    setIsBusy(false)
    if (!result.apiSuccess) return setProblem(result.message)
    setProblem(null)
    setIsOpen(false)
    showSnackbar(result.message)
  }
  if (!isOpen) return <Answered parcel={parcel} onChange={() => setIsOpen(true)} />
  return (
    <form
      className={question}
      noValidate
      aria-label={t.choice}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h3 className={questionTitle}>{fillPlaceholders(t.failedTitle, { city: parcel.city })}</h3>
      <RadioGroup
        aria-label={t.choice}
        value={form.kind}
        onChange={(kind) => form.setKind(kind as AnswerKind)}
      >
        {ANSWER_KINDS.map((kind) => (
          <Radio key={kind} value={kind}>
            {t.choices[kind]}
          </Radio>
        ))}
      </RadioGroup>
      {form.kind === 'refused' ? (
        <p className={quiet}>{t.refusedText}</p>
      ) : (
        <AnswerFields form={form} days={parcel.days} />
      )}
      {problem ? (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      ) : null}
      <Button type="submit" isPending={isBusy} look={form.kind === 'refused' ? 'outline' : 'primary'}>
        {t.send}
      </Button>
    </form>
  )
}

function Answered({ parcel, onChange }: { parcel: ParcelView; onChange: () => void }) {
  const t = useTexts('parcels')
  const locale = useLocale()
  const { answered } = parcel
  if (!answered) return null
  return (
    <div className={question}>
      <p role="status">
        {fillPlaceholders(t.answered[answered.kind], {
          day: answered.day ? formatDay(answered.day, locale) : '',
          part: t.parts[answered.part ?? 'any'],
        })}
      </p>
      <div>
        <Button look="outline" size="s" onPress={onChange}>
          {t.change}
        </Button>
      </div>
    </div>
  )
}
