import type { BasePayload } from 'payload'
import { conditionalChange, insertIfAbsent, readRows } from '#database/guard.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'

/** How a call ended: as asked, with a refusal that its caller reads, or by a fault of the server. */
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
/** Hours after which the counts are deleted. */
const KEPT_HOURS = 48
const MAX_ROWS = 1000

const collection = 'daily-totals'
/** Not a measure of reports: its rows are of an hour, and are added to. */
const MEASURE = 'calls'

type Counted = { project: string; hour: string; group: CallGroup; outcome: CallOutcome; count: number }

const KEY = Symbol.for('shala.callCounts')
const shared = globalThis as { [KEY]?: Map<string, Counted> }
/** Counts that are not stored yet, by their key. One map for the server and for the panel, which is bundled by itself. */
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

/** Notes a call that changes something. @param now ms since epoch */
export function noteCall(project: string, path: string, outcome: CallOutcome, now: number): void {
  const group = SIGN_INS.has(path) ? 'signIn' : 'save'
  add({ project, hour: hourOf(now), group, outcome, count: 1 })
}

/** Adds what this process has counted to the stored counts of each hour. What cannot be stored waits for the next time. */
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
  const gone = hourOf(Date.parse(`${hour}:00:00Z`) - KEPT_HOURS * HOUR_MS)
  await payload.db.deleteMany({
    collection,
    where: {
      and: [{ project: { equals: project } }, { measure: { equals: MEASURE } }, { day: { less_than: gone } }],
    },
  })
}

/** The calls of a project in the last 24 hours: those that are stored, by whichever process, and what this one has not stored yet. @param now ms since epoch */
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
