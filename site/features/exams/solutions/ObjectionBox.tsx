'use client'
import { lazy, Suspense, useRef, useState } from 'react'
import { ObjectionReasonSchema } from '#domain/calls/exams/objections.ts'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import { OBJECTION_LENGTH } from '#domain/exams/objections/objections.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { sendTicketFiles, ticketFileUrl } from '#site/data/account/tickets.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { DecidedBanner } from './DecidedBanner.tsx'
import * as styles from './SolutionsScreen.css.ts'

// Choosing files loads with the form.
const ObjectionFile = lazy(() => import('./ObjectionFile.tsx').then((m) => ({ default: m.ObjectionFile })))

type ObjectionBoxProps = {
  base: string
  attempt: string
  question: string
  objection: Solved['objection']
  /** Until when objections are taken; null when they are not. */
  until: number | null
  onObjection: (objection: NonNullable<Solved['objection']>) => void
}

/** A student's objection to a key: the form while they are taken, and what was decided. */
export function ObjectionBox(props: ObjectionBoxProps) {
  const { base, attempt, question, objection: own, until, onObjection } = props
  const t = useTexts('solutions')
  const problems = useTexts('problems')
  const locale = useLocale()
  const show = useSnackbar()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [files, setFiles] = useState<File[]>([])
  const arrived = useRef(new Map<File, string>())
  const mayRaise = until !== null && (!own || own.state === 'withdrawn')

  const act = async (
    call: () => ReturnType<ReturnType<typeof examCalls>['withdrawObjection']>,
    after: NonNullable<Solved['objection']>,
  ) => {
    if (isBusy) return
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.state !== 'ok')
      return show(answer.state === 'refused' ? answer.message : t.notSent, { severity: 'error' })
    onObjection(after)
    setDraft(null)
    return undefined
  }
  const raise = (text: string) => {
    const read = ObjectionReasonSchema.safeParse(text)
    const issue = read.error?.issues[0]
    setProblem(issue ? localisedProblem(problems, issue) : null)
    if (!read.success) return
    const after = { state: 'open' as const, reason: read.data, note: null, file: null }
    void act(async () => {
      const sent = await sendTicketFiles(base, files, arrived.current)
      if ('problem' in sent) return { state: 'refused', code: undefined, message: sent.problem }
      return examCalls(base).object(attempt, question, read.data, sent.ids[0] ?? null)
    }, after)
  }

  return (
    <>
      {own && own.state !== 'withdrawn' ? (
        <DecidedBanner name={t.objection} state={t.objectionStates[own.state]} decided={own} />
      ) : null}
      {own?.file && own.state !== 'withdrawn' ? (
        <p>
          <a href={ticketFileUrl(base, own.file)} target="_blank" rel="noreferrer">
            {own.file.name}
          </a>
        </p>
      ) : null}
      {own?.state === 'open' ? (
        <div className={styles.buttons}>
          <PlainButton
            look="outline"
            size="s"
            isPending={isBusy}
            onClick={() =>
              void act(() => examCalls(base).withdrawObjection(attempt, question), {
                ...own,
                state: 'withdrawn',
              })
            }
          >
            {t.withdrawObjection}
          </PlainButton>
        </div>
      ) : null}
      {mayRaise && draft === null ? (
        <div className={styles.buttons} data-print="hidden">
          <PlainButton look="outline" size="s" onClick={() => setDraft(own?.reason ?? '')}>
            {t.object}
          </PlainButton>
        </div>
      ) : null}
      {mayRaise && draft !== null ? (
        <form
          className={styles.keep}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            raise(draft)
          }}
        >
          <TextArea
            label={t.reason}
            help={fillPlaceholders(t.objectText, { time: timeText(until, locale) })}
            counter={`${draft.length}/${OBJECTION_LENGTH.reason.max}`}
            value={draft}
            onChange={setDraft}
            isRequired
            validationBehavior="aria"
            error={problem}
          />
          <Suspense fallback={null}>
            <ObjectionFile files={files} onChange={setFiles} isPending={isBusy} />
          </Suspense>
          <div className={styles.buttons}>
            <PlainButton type="submit" size="s" isPending={isBusy}>
              {t.sendObjection}
            </PlainButton>
            <PlainButton size="s" look="outline" onClick={() => setDraft(null)}>
              {t.cancel}
            </PlainButton>
          </div>
        </form>
      ) : null}
    </>
  )
}
