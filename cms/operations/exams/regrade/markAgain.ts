import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { conditionalChange, readRows } from '#database/guard.ts'
import type { Regrade, TestUserAttempt } from '#payload-types'
import { forgetHead } from '../../attempts/attemptHead.ts'
import { type LoadedRelease, loadKeys, loadRelease } from '../../attempts/loadRelease.ts'
import { markRow } from '../../attempts/markRow.ts'
import {
  EARLIER_COLUMNS,
  type EarlierResult,
  insertResults,
  keepNewest,
  type NewResult,
} from '../../attempts/markStored.ts'

/** What marking needs of an attempt. */
const COLUMNS = [
  'id',
  'project',
  'paper',
  'release',
  'marking',
  'seed',
  'answers',
  'lateAnswers',
  'timing',
  'expertMarks',
  'keyNumber',
  'clock',
  'rev',
]
/** Attempts that are read and stored at once. */
const PAGE = 50
/** Results that one search looks at, older or not: the database answers in a few milliseconds. */
const LOOKED_AT_ONCE = 1000
/** Attempts that are marked between two turns of other requests: each takes a tenth of a millisecond, and more when it is long. */
const MARKED_AT_ONCE = 10

/**
 * Marks the attempts of a release again that have a result by older keys, until there is none; each keeps its older results. Every
 * attempt is one conditional update and one insert, and may be repeated: after a kill it continues with the rest. Returns
 * whether it came to the end.
 */
export async function markAgain(
  payload: BasePayload,
  { release: id, number }: Pick<Regrade, 'release' | 'number'>,
  shouldContinue: () => boolean,
): Promise<boolean> {
  const [release, keys] = await Promise.all([loadRelease(payload, id), loadKeys(payload, id, number)])
  if (!release) return true
  const work: Work = { payload, release, keys }
  for (;;) {
    const marked = await markOlder(work, shouldContinue)
    if (marked === null) return false
    if (marked === 0) return true
  }
}

/** A new result with what of its attempt is compared as it is stored. */
type Remarked = NewResult & { row: Pick<TestUserAttempt, 'keyNumber' | 'clock' | 'rev'> }
type Work = { payload: BasePayload; release: LoadedRelease; keys: Awaited<ReturnType<typeof loadKeys>> }

/** Looks at all results once; returns how many attempts were marked, null when it may not continue. */
async function markOlder(work: Work, shouldContinue: () => boolean): Promise<number | null> {
  const { payload, release, keys } = work
  let marked = 0
  for (let after = ''; ; ) {
    const last = await lastOfNext(payload, release.id, after)
    if (last === undefined) return marked
    for (let from: string | undefined = after; from !== undefined; ) {
      if (!shouldContinue()) return null
      const part = { release: release.id, number: keys.number, after: from, last }
      const older = await olderResults(payload, part)
      marked += await markPage(work, older)
      from = older.length < PAGE ? undefined : older.at(-1)?.attempt
    }
    after = last
  }
}

/** The last attempt of the next LOOKED_AT_ONCE results after an attempt, undefined at the end. */
async function lastOfNext(payload: BasePayload, release: string, after: string): Promise<string | undefined> {
  const seen = await readRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ release: { equals: release } }, { attempt: { greater_than: after } }] },
    sort: ['attempt'],
    limit: LOOKED_AT_ONCE,
    select: ['attempt'],
  })
  return seen.at(-1)?.attempt
}

type Part = { release: string; number: number; after: string; last: string }

/** The first PAGE results by older keys of attempts after one and until another, by attempt. */
const olderResults = (
  payload: BasePayload,
  { release, number, after, last }: Part,
): Promise<EarlierResult[]> =>
  readRows({
    payload,
    collection: 'attempt-results',
    where: {
      and: [
        { release: { equals: release } },
        { attempt: { greater_than: after } },
        { attempt: { less_than_equal: last } },
        { isCurrent: { equals: true } },
        { keyNumber: { less_than: number } },
      ],
    },
    sort: ['attempt', 'number'],
    limit: PAGE,
    select: EARLIER_COLUMNS,
  })

/** Returns how many attempts of a page have a newer result now. */
async function markPage(work: Work, older: readonly EarlierResult[]): Promise<number> {
  if (older.length === 0) return 0
  const earlierOf = new Map<string, EarlierResult[]>()
  for (const one of older) earlierOf.set(one.attempt, [...(earlierOf.get(one.attempt) ?? []), one])
  const ids = [...earlierOf.keys()]
  const rows = await readRows({
    payload: work.payload,
    collection: 'test-user-attempts',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: ids.length,
    select: COLUMNS,
  })
  const marked: Remarked[] = []
  for (let from = 0; from < rows.length; from += MARKED_AT_ONCE) {
    for (const row of rows.slice(from, from + MARKED_AT_ONCE)) {
      if (row.keyNumber === null || row.keyNumber === undefined) continue
      if (row.keyNumber > work.keys.number) continue
      const result = { ...markRow(work.release, work.keys, row), keyNumber: work.keys.number }
      marked.push({ row, marked: result, earlier: earlierOf.get(String(row.id)) ?? [] })
    }
    await nextTurn()
  }
  // All of a page in one transaction.
  const raised = await Promise.all(marked.map((one) => raiseOne(work, one)))
  const results = raised.filter((one) => one !== null)
  await insertResults(work.payload, results, Date.now())
  await keepNewest(work.payload, ids)
  return results.length
}

/**
 * Says of an attempt that it is marked by the new keys. Null when somebody changed it at the same time. Attempts whose answers are open never come
 * here: they are marked by the newest keys anyway.
 */
async function raiseOne({ payload, keys }: Work, one: Remarked): Promise<NewResult | null> {
  const { row, marked } = one
  if (row.keyNumber === keys.number) return one
  const data = {
    keyNumber: keys.number,
    marking: row.marking + 1,
    score: marked.marksNum / marked.den,
    clock: row.clock + 1,
    rev: row.rev + 1,
  }
  const isRaised = await conditionalChange({
    payload,
    collection: 'test-user-attempts',
    data,
    where: { and: [{ id: { equals: row.id } }, { rev: { equals: row.rev } }] },
  })
  if (!isRaised) return null
  forgetHead(payload, String(row.id))
  return { ...one, row: { ...row, ...data } }
}
