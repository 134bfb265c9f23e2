import { HOUR_MS } from '#domain/auth/policy.ts'

/** How a call ended: as asked, with a refusal that its caller reads, or by a fault of the server. */
export type CallOutcome = 'done' | 'refused' | 'fault'
export type CallGroup = 'signIn' | 'save'
type Counts = Record<CallGroup, Record<CallOutcome, number>>

/** Calls that check the code of a sign-in or a sign-up. */
const SIGN_INS = new Set([
  ...['/auth/verifyOtp', '/auth/verifyEmailOtp', '/auth/verifySignupOtp', '/admin/verifyOtp'],
])
const HOURS = 24

const KEY = Symbol.for('shala.callCounts')
const shared = globalThis as { [KEY]?: Map<string, Map<number, Counts>> }
/** Calls by project and hour since 1970. One map for the server and for the panel, which is bundled by itself. */
const counts: Map<string, Map<number, Counts>> = shared[KEY] ?? new Map()
shared[KEY] = counts

const noCalls = (): Counts => ({
  signIn: { done: 0, refused: 0, fault: 0 },
  save: { done: 0, refused: 0, fault: 0 },
})

/** Notes a call that changes something. @param now ms since epoch */
export function noteCall(project: string, path: string, outcome: CallOutcome, now: number): void {
  const hour = Math.floor(now / HOUR_MS)
  const hours = counts.get(project) ?? new Map<number, Counts>()
  counts.set(project, hours)
  for (const old of hours.keys()) if (old <= hour - HOURS) hours.delete(old)
  const current = hours.get(hour) ?? noCalls()
  hours.set(hour, current)
  current[SIGN_INS.has(path) ? 'signIn' : 'save'][outcome] += 1
}

/** The calls of a project in the last 24 hours, as far as this process has answered them. @param now ms since epoch */
export function callsOf(project: string, now: number): Counts {
  const sum = noCalls()
  const first = Math.floor(now / HOUR_MS) - HOURS + 1
  for (const [hour, each] of counts.get(project) ?? [])
    if (hour >= first)
      for (const group of ['signIn', 'save'] as const)
        for (const outcome of ['done', 'refused', 'fault'] as const)
          sum[group][outcome] += each[group][outcome]
  return sum
}
