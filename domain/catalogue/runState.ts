type Period = { isActive?: boolean | null; startsAt?: string | null; endsAt?: string | null }
export type RunState = 'off' | 'planned' | 'running' | 'ended'

/** Whether a coupon or a sale counts at `now`, ms since epoch: switched off, not begun, running, or over. */
export function runState({ isActive, startsAt, endsAt }: Period, now: number): RunState {
  if (!isActive) return 'off'
  if (endsAt && Date.parse(endsAt) <= now) return 'ended'
  return startsAt && Date.parse(startsAt) > now ? 'planned' : 'running'
}
