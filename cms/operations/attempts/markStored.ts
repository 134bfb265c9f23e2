import type { BasePayload } from 'payload'
import { insertMany, updateMany } from '#database/bulk.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import { headOf, rememberHead } from './attemptHead.ts'
import { loadKeys, loadRelease } from './loadRelease.ts'
import { markRow } from './markRow.ts'
import { iso } from './moveAttempt.ts'

/**
 * Closes the answers of an attempt for its next marking: later answers do not count automatically, and the marking has the keys of
 * this moment. Does nothing when they are closed already, unless keys were corrected since.
 */
export async function closeAnswers(payload: BasePayload, row: TestUserAttempt): Promise<TestUserAttempt> {
  const { number } = await loadKeys(payload, row.release)
  const closed = await updateWithRetry({
    payload,
    collection: 'test-user-attempts',
    where: { id: { equals: row.id } },
    change: (current) => ({
      data:
        (current.keyNumber ?? 0) < number
          ? { keyNumber: number, marking: current.marking + 1, clock: current.clock + 1 }
          : null,
      answerWith: (after: TestUserAttempt) => after,
    }),
  })
  if (!closed) throw new Error(`attempt ${row.id} is gone`)
  rememberHead(payload, closed)
  return closed
}

/**
 * The result of the marking that an attempt with closed answers has reached: its key makes it exactly one, also with two servers. Older
 * ones are kept and are not current any more.
 */
export async function resultOf(
  payload: BasePayload,
  row: TestUserAttempt,
  now: number,
): Promise<AttemptResult> {
  const head = headOf(row)
  const key = resultKey(head.id, head.marking)
  const find = () => readRow({ payload, collection: 'attempt-results', where: { key: { equals: key } } })
  const known = await find()
  if (known) return known
  const release = await loadRelease(payload, head.release)
  if (!release) throw new Error(`the release of attempt ${head.id} is gone`)
  const keys = await loadKeys(payload, head.release, head.keyNumber)
  const earlier = head.marking > 1 ? await earlierResults(payload, head.id, head.marking) : []
  const marked = { ...markRow(release, keys, row), keyNumber: keys.number }
  await insertResults(payload, [{ row, marked, earlier }], now)
  const result = await find()
  if (!result) throw new Error(`the result ${key} could not be stored`)
  await keepNewest(payload, [head.id])
  return result
}

const resultKey = (attempt: string, marking: number): string => `${attempt}/${marking}`

/** The fields of a result that the next one compares. */
export type EarlierResult = Pick<
  AttemptResult,
  'id' | 'key' | 'attempt' | 'number' | 'marksNum' | 'den' | 'isPending'
>
export const EARLIER_COLUMNS = ['id', 'key', 'attempt', 'number', 'marksNum', 'den', 'isPending'] as const

/** The columns of an attempt that its results name. */
type MarkedAttempt = Pick<TestUserAttempt, 'id' | 'project' | 'paper' | 'release' | 'marking'>
type Marked = ReturnType<typeof markRow> & { keyNumber: number }
/** `earlier`: current results from markings before it, the oldest first. */
export type NewResult = { row: MarkedAttempt; marked: Marked; earlier: readonly EarlierResult[] }

/** Stores the results of the markings that rows have reached, beside those before. Those that are there already stay. */
export async function insertResults(
  payload: BasePayload,
  results: readonly NewResult[],
  now: number,
): Promise<void> {
  const rows = results.map(({ row, marked, earlier }) => {
    const { marking, paper, release } = row
    const [id, project] = [String(row.id), idOf(row.project)]
    const last = earlier.at(-1)
    return {
      ...marked,
      key: resultKey(id, marking),
      attempt: id,
      project,
      paper,
      release,
      number: marking,
      isCurrent: true,
      beforeNum: last && !last.isPending ? overDen(last, marked.den) : null,
      markedAt: iso(now),
    }
  })
  await insertMany(payload, 'attempt-results', rows as never)
  const older = results.flatMap(({ earlier }) => earlier)
  await updateMany(
    payload,
    'attempt-results',
    older.map(({ id }) => ({ id: String(id), data: { isCurrent: false } })),
  )
}

/** Keeps results beside newer ones: a marking that was overtaken while it was stored is older itself. */
export async function keepNewest(payload: BasePayload, attempts: readonly string[]): Promise<void> {
  const [rows, current] = await Promise.all([
    readRows({
      payload,
      collection: 'test-user-attempts',
      where: { id: { in: [...attempts] } },
      sort: ['id'],
      limit: attempts.length,
      select: ['id', 'marking'],
    }),
    readRows({
      payload,
      collection: 'attempt-results',
      where: { and: [{ attempt: { in: [...attempts] } }, { isCurrent: { equals: true } }] },
      sort: ['attempt'],
      limit: attempts.length * 2,
      select: ['key', 'attempt', 'number'],
    }),
  ])
  const markingOf = new Map(rows.map(({ id, marking }) => [String(id), marking]))
  const newest = new Map<string, number>()
  for (const { attempt, number } of current) newest.set(attempt, Math.max(number, newest.get(attempt) ?? 0))
  const overtaken = current.filter(
    ({ attempt, number }) => number < (newest.get(attempt) ?? 0) && number < (markingOf.get(attempt) ?? 0),
  )
  await Promise.all(overtaken.map(({ key }) => makeOlder(payload, key)))
}

/** Current results of an attempt from markings before this one, the oldest first. */
const earlierResults = (payload: BasePayload, attempt: string, marking: number) =>
  readRows({
    payload,
    collection: 'attempt-results',
    where: {
      and: [
        { attempt: { equals: attempt } },
        { isCurrent: { equals: true } },
        { number: { less_than: marking } },
      ],
    },
    sort: ['number'],
    limit: 100,
    select: EARLIER_COLUMNS,
  })

const makeOlder = (payload: BasePayload, key: string) =>
  conditionalUpdate({
    payload,
    collection: 'attempt-results',
    data: { isCurrent: false },
    where: { key: { equals: key } },
  })

/** Marks of a result over another denominator; null where they are no integer over it. */
function overDen({ marksNum, den }: Pick<AttemptResult, 'marksNum' | 'den'>, other: number): number | null {
  const num = (marksNum * other) / den
  return Number.isSafeInteger(num) ? num : null
}
