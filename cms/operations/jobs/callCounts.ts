import type { BasePayload } from 'payload'
import { conditionalChange, insertIfAbsent, readRows } from '#database/guard.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'

/** Outcome of a call: success, an expected refusal, or a server error. */
export type CallOutcome = 'done' | 'refused' | 'fault'
export type CallGroup = 'signIn' | 'save'
type Counts = Record<CallGroup, Record<CallOutcome, number>>

/** Calls that check the code of a sign-in or a sign-up. */
const SIGN_INS = new Set([
  '/auth/verifyOtp',
  '/auth/verifyEmailOtp',
  '/auth/verifySignupOtp',
  '/admin/verifyOtp',
])
const HOURS = 24
/** Retention of the counts, hours. */
const KEPT_HOURS = 48
const MAX_ROWS = 1000

const collection = 'daily-totals'
/** Measure name of the rows in `daily-totals`; reports ignore it, since its rows are hourly and incremented. */
const MEASURE = 'calls'

type Counted = { project: string; hour: string; group: CallGroup; outcome: CallOutcome; count: number }

const KEY = Symbol.for('shala.callCounts')
const shared = globalThis as { [KEY]?: Map<string, Counted> }
/** Counts not stored yet, by key. On `globalThis`, since the server and the separately bundled panel share it. */
const pending: Map<string, Counted> = shared[KEY] ?? new Map()
shared[KEY] = pending

const noCalls = (): Counts => ({
  signIn: { done: 0, refused: 0, fault: 0 },
  save: { done: 0, refused: 0, fault: 0 },
})

/** An hour in UTC, such as `2026-11-27T10`. @param at ms since epoch */
const hourOf = (at: number): string => new Date(at).toISOString().slice(0, 13)

const keyOf = ({ project, hour, group, outcome }: Counted): string =>
  `${project}|${hour}|${MEASURE}|${group}:${outcome}`

function add(counted: Counted): void {
  const key = keyOf(counted)
  pending.set(key, { ...counted, count: (pending.get(key)?.count ?? 0) + counted.count })
}

/** Counts a call that changes data. @param now ms since epoch */
export function countCall(project: string, path: string, outcome: CallOutcome, now: number): void {
  const group = SIGN_INS.has(path) ? 'signIn' : 'save'
  add({ project, hour: hourOf(now), group, outcome, count: 1 })
}

/** Adds the counts of this process to the stored hourly counts. Counts that cannot be stored are retried in the next run. */
export async function storeCalls(payload: BasePayload): Promise<void> {
  const counts = [...pending.values()]
  pending.clear()
  const results = await Promise.allSettled(counts.map((counted) => store(payload, counted)))
  const failures = results.flatMap((result, at) => {
    if (result.status === 'fulfilled') return []
    add(counts[at] as Counted)
    return [result.reason as unknown]
  })
  if (failures.length > 0) throw new Error('counts of calls were not stored', { cause: failures[0] })
}

async function store(payload: BasePayload, counted: Counted): Promise<void> {
  const { project, hour, group, outcome, count } = counted
  const key = keyOf(counted)
  const addUp = () =>
    conditionalChange({
      payload,
      collection,
      where: { key: { equals: key } },
      data: { count: { $inc: count } },
    })
  if (await addUp()) return
  const row = { key, project, day: hour, measure: MEASURE, subject: `${group}:${outcome}`, count, sum: 0 }
  const isFirst = await insertIfAbsent({ payload, collection, data: { ...row, builtAt: 0 } })
  if (!isFirst && !(await addUp())) throw new Error('a count of calls could neither be stored nor found')
  if (!isFirst) return
  const from = hourOf(Date.parse(`${hour}:00:00Z`) - KEPT_HOURS * HOUR_MS)
  await payload.db.deleteMany({
    collection,
    where: {
      and: [{ project: { equals: project } }, { measure: { equals: MEASURE } }, { day: { less_than: from } }],
    },
  })
}

/** The calls of a project in the last 24 hours: the stored counts of all processes, and the unstored ones of this process. @param now ms since epoch */
export async function callsOf(payload: BasePayload, project: string, now: number): Promise<Counts> {
  const first = hourOf(now - (HOURS - 1) * HOUR_MS)
  const rows = await readRows({
    payload,
    collection,
    where: {
      and: [
        { project: { equals: project } },
        { measure: { equals: MEASURE } },
        { day: { greater_than_equal: first } },
      ],
    },
    sort: ['day'],
    limit: MAX_ROWS,
    select: ['subject', 'count'],
  })
  const sum = noCalls()
  const addUp = (group: string, outcome: string, count: number) => {
    sum[group as CallGroup][outcome as CallOutcome] += count
  }
  for (const { subject, count } of rows) addUp(...(subject.split(':') as [string, string]), count)
  for (const { group, outcome, count } of [...pending.values()].filter(
    (counted) => counted.project === project && counted.hour >= first,
  ))
    addUp(group, outcome, count)
  return sum
}
