/** Clock difference from which automatic submits stop, ms. */
export const MAX_DRIFT_MS = 5000
/** A heartbeat that this process saw change so lately is from a process that runs now, ms. */
const FRESH_MS = 15_000

/** What a process wrote last as the time, ms since epoch, and how long ago that was seen to change, ms. */
export type Heartbeat = { at: number; seenMsAgo: number }

/**
 * Why the time of this process cannot be trusted with ending exams; null when it can. `jumped`: somebody has set the clock of the machine
 * since the process started. `behind`: another process has recorded a later time. `ahead`: a running process has an earlier one.
 * @param wallDrift how far the wall clock has left the monotonic clock since the start, ms
 * @param now the time of this process, ms since epoch
 * @param others heartbeats of other processes at the same database
 */
export function clockFault(
  wallDrift: number,
  now: number,
  others: readonly Heartbeat[],
): 'jumped' | 'behind' | 'ahead' | null {
  if (Math.abs(wallDrift) > MAX_DRIFT_MS) return 'jumped'
  if (others.some(({ at }) => at > now + MAX_DRIFT_MS)) return 'behind'
  const running = others.filter(({ seenMsAgo }) => seenMsAgo < FRESH_MS)
  return running.some(({ at, seenMsAgo }) => at + seenMsAgo < now - MAX_DRIFT_MS) ? 'ahead' : null
}
