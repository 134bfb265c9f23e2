import { HOUR_MS } from '../auth/policy.ts'

/**
 * Hours without an update after which the courier of a parcel is queried; longer after each query that returns
 * no update.
 */
const QUERY_AFTER_H = [6, 12, 24, 48]
/** After so long without an update the courier is no longer queried: staff take over. */
const GIVE_UP_MS = 45 * 24 * HOUR_MS

/**
 * When the courier is queried next, ms; null for never. `queryCount` is the number of queries since the last
 * update.
 */
export const nextQueryAt = (lastTrackedAt: number, queryCount: number, now: number): number | null =>
  now - lastTrackedAt > GIVE_UP_MS
    ? null
    : now + (QUERY_AFTER_H[Math.min(queryCount, QUERY_AFTER_H.length - 1)] ?? 48) * HOUR_MS

/** Delay before a failed call is retried, ms: 20 s, doubled each time, at most an hour. */
export const retryDelayMs = (tries: number): number => Math.min(HOUR_MS, 20_000 * 2 ** Math.min(tries, 10))
