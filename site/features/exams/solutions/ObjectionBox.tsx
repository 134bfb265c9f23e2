'use client'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useRef, useState } from 'react'
import { ObjectionReasonSchema } from '#domain/calls/exams/objections.ts'
import type { Solved } from '#domain/calls/exams/solutions.ts'
import { OBJECTION_LENGTH } from '#domain/exams/objections/objections.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { sendTicketFiles, ticketFileUrl } from '#site/data/account/tickets.ts'
import { timeText } from '#site/data/base/timeText.ts'
import type { ExamAnswer } from '#site/data/exams/examAnswer.ts'
import { examCalls } from '#site/data/exams/examCalls.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { DecidedBanner } from './DecidedBanner.tsx'
import * as styles from './SolutionsScreen.css.ts'

// Choosing files loads with the form.
const ObjectionFile = lazy(() => import('./ObjectionFile.tsx').then((m) => ({ default: m.ObjectionFile })))

type Objection = NonNullable<Solved['objection']>
type ObjectionBoxProps = {
  base: string
  attempt: string
  question: string
  objection: Solved['objection']
  /** Until when objections are taken; null when they are not. */
  until: number | null
  /** What one costs that is raised now; null for nothing. */
  newFee: { paise: number; isRefundable: boolean } | null
  onObjection: (objection: Objection) => void
}

/** A student's objection to a key: the form while they are taken, its fee, and what was decided. */
export function ObjectionBox(props: ObjectionBoxProps) {
  const { base, attempt, question, objection: own, until, newFee, onObjection } = props
  const t = useTexts('solutions')
  const problems = useTexts('problems')
  const locale = useLocale()
  const router = useRouter()
  const toHref = useHref()
  const show = useSnackbar()
  const [draft, setDraft] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [files, setFiles] = useState<File[]>([])
  const arrived = useRef(new Map<File, string>())
  const isShown = own !== null && own.state !== 'withdrawn'
  const mayRaise = until !== null && (!isShown || own.state === 'lapsed')
  // What was paid once is not paid again.
  const isPaid = own?.fee ? own.fee.state !== 'unpaid' : false
  const fee = isPaid ? null : newFee
  const calls = examCalls(base)

  const act = async (
    call: () => Promise<ExamAnswer<{ apiSuccess: true; order?: string | null }>>,
    after: (order: string | null) => Objection,
  ) => {
    if (isBusy) return
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.state !== 'ok')
      return show(answer.state === 'refused' ? answer.message : t.notSent, { severity: 'error' })
    const order = answer.body.order ?? null
    onObjection(after(order))
    setDraft(null)
    if (order !== null) router.push(toHref(`/orders/${order}`))
    return undefined
  }
  const raise = (text: string) => {
    const read = ObjectionReasonSchema.safeParse(text)
    const issue = read.error?.issues[0]
    setProblem(issue ? localisedProblem(problems, issue) : null)
    if (!read.success) return
    const raised = { reason: read.data, note: null, file: null }
    void act(
      async () => {
        const sent = await sendTicketFiles(base, files, arrived.current)
        if ('problem' in sent) return { state: 'refused', code: undefined, message: sent.problem }
        return calls.object(attempt, question, read.data, sent.ids[0] ?? null)
      },
      (order) => {
        const charged = order !== null && fee ? { paise: fee.paise, state: 'unpaid' as const } : null
        return { ...raised, state: charged ? 'unpaid' : 'open', fee: charged ?? own?.fee ?? null }
      },
    )
  }

  return (
    <>
      {isShown ? (
        <DecidedBanner
          name={t.objection}
          state={t.objectionStates[own.state]}
          decided={own}
          fee={own.fee && feeText(own.fee, until === null ? null : timeText(until, locale), t)}
        />
      ) : null}
      {isShown && own.file ? (
        <p>
          <a href={ticketFileUrl(base, own.file)} target="_blank" rel="noreferrer">
            {own.file.name}
          </a>
        </p>
      ) : null}
      {own?.state === 'open' || own?.state === 'unpaid' ? (
        <div className={styles.buttons} data-print="hidden">
          {own.state === 'unpaid' && own.fee && until !== null ? (
            <PlainButton
              size="s"
              isPending={isBusy}
              onClick={() =>
                void act(
                  () => calls.payObjection(attempt, question),
                  () => own,
                )
              }
            >
              {fillPlaceholders(t.payFee, { amount: formatInr(own.fee.paise) })}
            </PlainButton>
          ) : null}
          <PlainButton
            look="outline"
            size="s"
            isPending={isBusy}
            onClick={() =>
              void act(
                () => calls.withdrawObjection(attempt, question),
                () => ({ ...own, state: 'withdrawn' }),
              )
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
            help={[fillPlaceholders(t.objectText, { time: timeText(until, locale) }), costText(fee, t)].join(
              ' ',
            )}
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
              {fee ? fillPlaceholders(t.sendAndPay, { amount: formatInr(fee.paise) }) : t.sendObjection}
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

/** What an objection costs, and whether that is refunded. */
const costText = (fee: ObjectionBoxProps['newFee'], t: Texts['solutions']): string =>
  fee
    ? `${fillPlaceholders(t.feeText, { amount: formatInr(fee.paise) })} ${fee.isRefundable ? t.feeRefundable : t.feeKept}`
    : ''

/** What became of the fee of an objection. @param until end of payments, in words; null after it */
const feeText = (
  { paise, state }: NonNullable<Objection['fee']>,
  until: string | null,
  t: Texts['solutions'],
): string => {
  const amount = formatInr(paise)
  if (state === 'unpaid' && until === null) return fillPlaceholders(t.feeOver, { amount })
  return fillPlaceholders(t.feeStates[state], { amount, time: until ?? '' })
}
