'use client'
import { useState } from 'react'
import { ObjectionReasonSchema } from '#domain/calls/exams/objections.ts'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import { ERROR_PLACES, type ErrorPlace } from '#domain/exams/objections/errorPlaces.ts'
import { OBJECTION_LENGTH } from '#domain/exams/objections/objections.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Select } from '#site/ui/fields/Select.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { DecidedBanner } from './DecidedBanner.tsx'
import * as styles from './SolutionsScreen.css.ts'

type ReportBoxProps = {
  base: string
  attempt: string
  question: string
  report: Solved['report']
  onReport: (report: NonNullable<Solved['report']>) => void
}

/** A student's report of an error in a question, and its outcome. */
export function ReportBox({ base, attempt, question, report, onReport }: ReportBoxProps) {
  const t = useTexts('solutions')
  const problems = useTexts('problems')
  const show = useSnackbar()
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<ErrorPlace>('text')
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const send = async () => {
    const read = ObjectionReasonSchema.safeParse(draft)
    const issue = read.error?.issues[0]
    setProblem(issue ? localisedProblem(problems, issue) : null)
    if (!read.success || isBusy) return
    setBusy(true)
    const answer = await examCalls(base).reportError(attempt, question, place, read.data)
    setBusy(false)
    if (answer.state !== 'ok') {
      show(answer.state === 'refused' ? answer.message : t.notSent, { severity: 'error' })
      return
    }
    onReport({ state: 'open', place, reason: read.data, note: null })
    show(answer.body.message ?? '')
  }

  if (report)
    return (
      <DecidedBanner
        name={`${t.report}: ${t.errorPlaces[report.place]}`}
        state={t.reportStates[report.state]}
        decided={report}
      />
    )
  if (!isOpen)
    return (
      <div className={styles.buttons} data-print="hidden">
        <PlainButton look="outline" size="s" onClick={() => setOpen(true)}>
          {t.reportError}
        </PlainButton>
      </div>
    )
  return (
    <form
      className={styles.keep}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Select
        label={t.errorPlace}
        options={ERROR_PLACES.map((id) => ({ id, label: t.errorPlaces[id] }))}
        value={place}
        onChange={(id) => setPlace(id as ErrorPlace)}
      />
      <TextArea
        label={t.errorReason}
        help={t.reportText}
        counter={`${draft.length}/${OBJECTION_LENGTH.reason.max}`}
        value={draft}
        onChange={setDraft}
        isRequired
        validationBehavior="aria"
        error={problem}
      />
      <div className={styles.buttons}>
        <PlainButton type="submit" size="s" isPending={isBusy}>
          {t.sendReport}
        </PlainButton>
        <PlainButton size="s" look="outline" onClick={() => setOpen(false)}>
          {t.cancel}
        </PlainButton>
      </div>
    </form>
  )
}
