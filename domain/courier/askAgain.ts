const HOUR_MS = 3_600_000

/** How long a parcel may be silent before the courier is asked, hours, growing each time it had nothing to say. */
const WAITS_H = [6, 12, 24, 48]
/** After this much silence nobody asks any more: people look after it. */
const GIVE_UP_MS = 45 * 24 * HOUR_MS

/** When the courier is asked next, ms, or null for never. `asked` counts questions since the last news. */
export const askAgainAt = (lastNewsAt: number, asked: number, now: number): number | null =>
  now - lastNewsAt > GIVE_UP_MS ? null : now + (WAITS_H[Math.min(asked, WAITS_H.length - 1)] ?? 48) * HOUR_MS

/** How long a call that failed waits until it is made again, ms: 20 s, doubled each time, at most an hour. */
export const tryAgainIn = (tries: number): number => Math.min(HOUR_MS, 20_000 * 2 ** Math.min(tries, 10))
