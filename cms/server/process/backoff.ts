const FIRST_MS = 500
const LONGEST_MS = 30_000
/** A process that lived this long is taken to be well again. */
const HEALTHY_MS = 60_000

/** How long to wait before the next start: 0.5 s, doubled after each quick death up to 30 s. */
export const nextDelayMs = (lastDelayMs: number, livedMs: number): number =>
  lastDelayMs === 0 || livedMs >= HEALTHY_MS ? FIRST_MS : Math.min(lastDelayMs * 2, LONGEST_MS)
