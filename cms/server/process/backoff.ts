const FIRST_MS = 500
const LONGEST_MS = 30_000
/** A process that ran this long is considered healthy, ms. */
const HEALTHY_MS = 60_000

/** Delay before the next start, ms: 0.5 s, doubled after each early exit, at most 30 s. */
export const nextDelayMs = (lastDelayMs: number, livedMs: number): number =>
  lastDelayMs === 0 || livedMs >= HEALTHY_MS ? FIRST_MS : Math.min(lastDelayMs * 2, LONGEST_MS)
