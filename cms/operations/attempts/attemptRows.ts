import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import type { AttemptRow } from '#domain/calls/exams/tests.ts'
import { reduced } from '#domain/exams/marks/Fraction.ts'
import { toWire } from '#domain/exams/marks/wireMarks.ts'
import type { AttemptResult, TestUserAttempt } from '#payload-types'
import { type AttemptHead, headOf } from './attemptHead.ts'
import { type Taker, whereTaker } from './taker.ts'

const MAX_ATTEMPTS = 200
/** Columns of a list: everything but answers. */
const COLUMNS = [
  'id',
  'project',
  'student',
  'guest',
  'guestName',
  'kind',
  'paper',
  'title',
  'number',
  'state',
  'release',
  'seed',
  'language',
  'startedAt',
  'endsAt',
  'endedAt',
  'endedBy',
  'dueAt',
  'epoch',
  'device',
  'clock',
  'answered',
  'checked',
  'timing',
  'messages',
  'keyNumber',
  'marking',
] as const

/** The attempts of a person, the newest first: at one paper, or at all. */
export async function attemptsOf(
  payload: BasePayload,
  project: string,
  taker: Taker,
  paper: string | null,
): Promise<AttemptHead[]> {
  const rows = await readRows({
    payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        whereTaker(taker),
        { project: { equals: project } },
        ...(paper ? [{ paper: { equals: paper } }] : []),
      ],
    },
    sort: ['-startedAt', '-number'],
    limit: MAX_ATTEMPTS,
    select: COLUMNS,
  })
  return rows.map((row) => headOf(row as TestUserAttempt))
}

/** The newest results of attempts by attempt id, as far as they are published. */
export async function publishedResults(
  payload: BasePayload,
  heads: readonly AttemptHead[],
): Promise<ReadonlyMap<string, AttemptResult>> {
  const published = heads.filter(({ state }) => state === 'published').map(({ id }) => id)
  if (published.length === 0) return new Map()
  const rows = await readRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ attempt: { in: published } }, { isCurrent: { equals: true } }] },
    sort: ['number'],
    limit: published.length * 2,
  })
  return new Map(rows.map((row) => [row.attempt, row]))
}

/** Marks of a stored result as calls send them. */
export const wireTotal = ({
  marksNum,
  fullNum,
  den,
}: Pick<AttemptResult, 'marksNum' | 'fullNum' | 'den'>) => ({
  marks: toWire(reduced(BigInt(marksNum), BigInt(den)), den),
  fullMarks: toWire(reduced(BigInt(fullNum), BigInt(den)), den),
})

/** An attempt as lists show it to its owner. */
export function attemptRow(head: AttemptHead, result: AttemptResult | undefined): AttemptRow {
  const { id, number, state, startedAt, endedAt, endsAt, answered } = head
  const total = result && !result.isPending ? wireTotal(result) : { marks: null, fullMarks: null }
  return { id, number, state, startedAt, endedAt, endsAt, answered, ...total }
}
