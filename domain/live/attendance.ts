/** Interval of the heartbeats that a device sends while its student is in a live class, ms. */
export const BEAT_EVERY_MS = 30_000
/** Maximum time between two heartbeats that counts as presence, ms. Browsers throttle background tabs to one heartbeat a minute. */
export const LONGEST_GAP_MS = 75_000

type Presence = {
  /** Time of the student's last heartbeat, ms since epoch; null for none. */
  lastBeatAt: number | null
  /** When the class began, ms since epoch; null before. */
  startedAt: number | null
}

/**
 * Seconds of presence that a heartbeat at `now` adds. Only time since the class began counts, and two devices of one student never count
 * twice, since they share one `lastBeatAt`.
 */
export function creditOf({ lastBeatAt, startedAt }: Presence, now: number): number {
  if (lastBeatAt === null || startedAt === null || now - lastBeatAt > LONGEST_GAP_MS) return 0
  return Math.max(0, Math.floor((now - Math.max(lastBeatAt, startedAt)) / 1000))
}

/** Seconds of presence as whole minutes, rounded down. */
export const presentMinutes = (seconds: number): number => Math.floor(seconds / 60)
