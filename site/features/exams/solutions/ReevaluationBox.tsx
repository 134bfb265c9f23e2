'use client'
import { useState } from 'react'
import { ObjectionReasonSchema } from '#domain/calls/exams/objections.ts'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import { OBJECTION_LENGTH } from '#domain/exams/objections/objections.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import * as styles from './SolutionsScreen.css.ts'

type Reevaluation = NonNullable<SolutionsResponse['reevaluation']>
type ReevaluationBoxProps = { base: string; attempt: string; reevaluation: Reevaluation }

/** The re-evaluation of all written answers of an attempt: the form while it can be requested, and its outcome. */
export function ReevaluationBox({ base, attempt, reevaluation }: ReevaluationBoxProps) {
  const t = useTexts('solutions')
  const problems = useTexts('problems')
  const locale = useLocale()
  const show = useSnackbar()
  const [state, setState] = useState(reevaluation.state)
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { until } = reevaluation
  if (state !== 'none') return <Banner tone="info">{t.reevaluationStates[state]}</Banner>
  if (until === null) return null
  const send = async (text: string) => {
    const read = ObjectionReasonSchema.safeParse(text)
    const issue = read.error?.issues[0]
    setProblem(issue ? localisedProblem(problems, issue) : null)
    if (!read.success || isBusy) return
    setBusy(true)
    const answer = await examCalls(base).reevaluate(attempt, read.data)
    setBusy(false)
    if (answer.state !== 'ok')
      show(answer.state === 'refused' ? answer.message : t.notSent, { severity: 'error' })
    else setState('waiting')
  }
  return (
    <section className={styles.keep} aria-label={t.reevaluation} data-print="hidden">
      <p>{fillPlaceholders(t.reevaluateText, { time: timeText(until, locale) })}</p>
      {draft === null ? (
        <div className={styles.buttons}>
          <PlainButton size="s" look="outline" onClick={() => setDraft('')}>
            {t.reevaluate}
          </PlainButton>
        </div>
      ) : (
        <form
          className={styles.keep}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send(draft)
          }}
        >
          <TextArea
            label={t.reevaluateReason}
            counter={`${draft.length}/${OBJECTION_LENGTH.reason.max}`}
            value={draft}
            onChange={setDraft}
            isRequired
            validationBehavior="aria"
            error={problem}
          />
          <div className={styles.buttons}>
            <PlainButton type="submit" size="s" isPending={isBusy}>
              {t.sendReevaluation}
            </PlainButton>
            <PlainButton size="s" look="outline" onClick={() => setDraft(null)}>
              {t.cancel}
            </PlainButton>
          </div>
        </form>
      )}
    </section>
  )
}
