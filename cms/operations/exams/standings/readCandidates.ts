import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { AttemptTiming } from '#domain/exams/attempts/AttemptTiming.ts'
import { runningTime } from '#domain/exams/attempts/pauses.ts'
import type { ResultFigures } from '#domain/exams/attempts/storedResult.ts'
import { isFirstAttempt } from '#domain/exams/standings/isFirstAttempt.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import type { RankPart } from '../../../adapters/ranking/rankThread.ts'

/** Rows of one read: some milliseconds of the event loop. */
const PAGE = 2000

type Columns = Pick<TestUserAttempt, 'id' | 'key' | 'student' | 'number' | 'startedAt' | 'endedAt' | 'timing'>

/** How long an attempt took by the server's clock, without pauses, in whole seconds. */
export const usedSeconds = ({
  startedAt,
  endedAt,
  timing,
}: Pick<Columns, 'startedAt' | 'endedAt' | 'timing'>): number => {
  const [start, end] = [startedAt, endedAt].map((time) => (time ? new Date(time).getTime() : 0)) as [
    number,
    number,
  ]
  return Math.floor(runningTime(start, (timing as unknown as AttemptTiming).pauses, end) / 1000)
}

/**
 * The candidates of a release in parts: published first attempts of students, and the figures of their results. Throws StaleKeysError
 * when one of them is not marked by these keys.
 */
export async function* readCandidates(
  payload: BasePayload,
  { release, paper }: { release: string; paper: string },
  keyNumber: number,
): AsyncGenerator<RankPart> {
  const cancelled = await cancelledNumbers(payload, paper)
  const isOf = { release: { equals: release } }
  const candidates = new Set<string>()
  for await (const rows of pagesBy(payload, 'test-user-attempts', 'key', isOf, [
    'key',
    'id',
    'student',
    'number',
    'state',
    'startedAt',
    'endedAt',
    'timing',
  ])) {
    const counted = (rows as TestUserAttempt[]).filter(
      ({ state, student, number }) =>
        state === 'published' &&
        student &&
        isFirstAttempt(number, cancelled.get(String(idOf(student))) ?? NO_NUMBERS),
    )
    for (const { id } of counted) candidates.add(String(id))
    yield {
      kind: 'attempts',
      attempts: counted.map((row) => ({
        id: String(row.id),
        student: String(idOf(row.student)),
        usedSeconds: usedSeconds(row),
      })),
    }
  }
  for await (const rows of pagesBy(payload, 'attempt-results', 'attempt', isOf, [
    'attempt',
    'marksNum',
    'keyNumber',
    'isCurrent',
    'figures',
  ])) {
    const current = (rows as AttemptResult[]).filter(
      ({ isCurrent, attempt }) => isCurrent && candidates.has(attempt),
    )
    if (current.some((row) => row.keyNumber !== keyNumber)) throw new StaleKeysError()
    yield {
      kind: 'results',
      results: current.map(({ attempt, marksNum, figures }) => ({
        attempt,
        figures: { marks: marksNum, ...(figures as ResultFigures) },
      })),
    }
  }
}

/** A regrade is under way: standings wait until no result is older. */
export class StaleKeysError extends Error {}

const NO_NUMBERS: ReadonlySet<number> = new Set()

/** Numbers of cancelled attempts at a paper by student. */
export async function cancelledNumbers(
  payload: BasePayload,
  paper: string,
): Promise<ReadonlyMap<string, Set<number>>> {
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: { and: [{ paper: { equals: paper } }, { state: { equals: 'cancelled' } }] },
    sort: ['id'],
    limit: 100_000,
    select: ['student', 'number'],
  })
  const numbers = new Map<string, Set<number>>()
  for (const { student, number } of rows) {
    const id = String(idOf(student))
    numbers.set(id, (numbers.get(id) ?? new Set()).add(number))
  }
  return numbers
}

/** All rows in pages, in the order of an indexed column; rows with the same value as the last of a page are in one page. */
async function* pagesBy<S extends 'test-user-attempts' | 'attempt-results'>(
  payload: BasePayload,
  collection: S,
  column: 'key' | 'attempt',
  where: { release: { equals: string } },
  select: readonly string[],
) {
  let after = ''
  for (;;) {
    const rows = await readRows({
      payload,
      collection,
      where: { and: [where, { [column]: { greater_than: after } }] },
      sort: [column],
      limit: PAGE,
      select,
    })
    const last = rows.at(-1)?.[column as never] as string | undefined
    if (last === undefined) return
    if (rows.length < PAGE) {
      yield rows
      return
    }
    const whole = rows.filter((row) => row[column as never] !== last)
    after = (whole.at(-1)?.[column as never] as string | undefined) ?? last
    yield whole.length > 0 ? whole : rows
  }
}
