/** How often a device says that its student is in a live class, ms. */
export const BEAT_EVERY_MS = 30_000
/** A longer pause between two beats counts for nothing: the student was away, ms. Browsers slow down tabs behind others to a beat a minute. */
export const LONGEST_GAP_MS = 75_000

type Presence = {
  /** When the student was heard of last, ms since epoch; null for never. */
  lastBeatAt: number | null
  /** When the class began, ms since epoch; null while it is only open. */
  startedAt: number | null
}

/**
 * The seconds that a beat at `now` adds. Only time since the class began counts, and two devices of one student never add more than the
 * clock, as both move the same `lastBeatAt`.
 */
export function creditOf({ lastBeatAt, startedAt }: Presence, now: number): number {
  if (lastBeatAt === null || startedAt === null || now - lastBeatAt > LONGEST_GAP_MS) return 0
  return Math.max(0, Math.floor((now - Math.max(lastBeatAt, startedAt)) / 1000))
}

/** Whole minutes of a time in seconds, rounded down. */
export const presentMinutes = (seconds: number): number => Math.floor(seconds / 60)
