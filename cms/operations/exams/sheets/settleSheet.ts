import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { afterRound, isSampled } from '#domain/exams/sheets/afterRound.ts'
import type { GivenMarks } from '#domain/exams/sheets/givenMarks.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { AnswerSheet, TestUserAttempt } from '#payload-types'
import { advanceAttempt } from '../../attempts/advanceAttempt.ts'
import { rememberHead } from '../../attempts/attemptHead.ts'
import { iso, moveAttempt } from '../../attempts/moveAttempt.ts'
import { expertProgramme } from '../../expert/expertPay.ts'
import { notify } from '../../notifications/notify.ts'
import { paySheet } from './paySheet.ts'
import { endSettling, openRound, roundsOf } from './sheetRows.ts'
import { sheetOf } from './sheetView.ts'

const PER_RUN = 100
/** The process that stored the marks settles them itself, ms. */
const SETTLES_WITHIN_MS = 60_000

/**
 * Does what follows once a round of a sheet is checked: its expert is paid, and the next round is opened or the attempt is marked with the marks that count.
 * Every step is idempotent, so that a job resumes after a stop.
 */
export async function settleSheet(payload: BasePayload, sheet: AnswerSheet, now: number): Promise<void> {
  const programme = await expertProgramme(payload, sheet.project)
  await paySheet(payload, sheet, programme.sheetPaise, now)
  const [rounds, open] = await Promise.all([roundsOf(payload, sheet.attempt), sheetOf(payload, sheet)])
  const first = rounds.find(({ round }) => round === 'first')
  if (open && first) {
    const follows = afterRound(
      {
        round: sheet.round,
        own: sheet.marks as GivenMarks,
        first: (first.marks ?? null) as GivenMarks | null,
        isSampled: isSampled(sheet.attempt, programme.secondCheckPercent),
      },
      open.questions.map(({ id, full }) => ({ question: id, full })),
    )
    if ('next' in follows) await openRound(payload, rounds, follows.next, now)
    else if (sheet.round === 'review') await replaceMarks(payload, sheet, follows.final, now)
    else if (!(await storeMarks(payload, sheet.attempt, follows.final, now))) return
  }
  await endSettling(payload, sheet)
}

/** Settles sheets whose process was stopped before it could; returns how many. A fault of one sheet is logged and delays no other one. */
export async function settleSheets(payload: BasePayload, now: number): Promise<number> {
  const rows = await readRows({
    payload,
    collection: 'answer-sheets',
    where: {
      and: [
        { pendingTask: { equals: 'settle' } },
        { checkedAt: { less_than_equal: iso(now - SETTLES_WITHIN_MS) } },
      ],
    },
    sort: ['checkedAt'],
    limit: PER_RUN,
  })
  for (const row of rows)
    await settleSheet(payload, row, now).catch((err: unknown) =>
      payload.logger.error({ msg: 'an answer sheet could not be settled', sheet: row.id, err }),
    )
  return rows.length
}

const isHandedIn = ({ state }: Pick<TestUserAttempt, 'state'>): boolean =>
  state === 'submitted' || state === 'autoSubmitted'

/**
 * Has an attempt that waits for an expert marked with these marks. False when somebody has it marked again at this moment, such as with late answers, and
 * it waits still.
 */
async function storeMarks(
  payload: BasePayload,
  id: string,
  marks: GivenMarks,
  now: number,
): Promise<boolean> {
  const stored = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: id } },
    change: (row) => ({
      // Without keys it is marked anew, as one whose keys were corrected.
      data: isHandedIn(row)
        ? { expertMarks: marks, keyNumber: null, dueAt: iso(now), clock: row.clock + 1 }
        : null,
      answerWith: (after: TestUserAttempt) => after,
    }),
  })
  if (!stored) return true
  rememberHead(payload, stored)
  const head = await advanceAttempt(payload, id, now)
  return head === null || !isHandedIn(head)
}

/** Has an attempt whose result was seen marked again with the marks of its re-evaluation, and notifies its student. */
async function replaceMarks(
  payload: BasePayload,
  { attempt, project, student, title, key, opened }: AnswerSheet,
  marks: GivenMarks,
  now: number,
): Promise<void> {
  const where = { id: { equals: attempt } }
  const row = await readRow({ payload, collection: 'test-user-attempts', where })
  const isStored = JSON.stringify(row?.expertMarks) === JSON.stringify(marks)
  const mover = { event: 'reevaluate', actor: 'server', details: { reevaluation: true } } as const
  if (row && !isStored)
    await moveAttempt(payload, attempt, mover, now, () => ({
      expertMarks: marks,
      keyNumber: null,
      dueAt: iso(now),
    }))
  await advanceAttempt(payload, attempt, now)
  if (!student) return
  await notify(payload, {
    project,
    user: student,
    kind: 'message',
    now: new Date(now),
    title: textOf('notification.reevaluated', { title: literalText(title) }),
    text: textOf('notification.reevaluatedText'),
    href: `/tests/${attempt}/result`,
    dedupeKey: `reevaluated:${key}:${opened}`,
  })
}
