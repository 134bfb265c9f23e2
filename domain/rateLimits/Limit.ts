/** At most `limit` in a window of `windowMs` that starts with the first one; a limit of Infinity only counts. */
export type WindowLimit = { kind: 'window'; key: string; limit: number; windowMs: number }
/** A token bucket: it holds `burst` tokens and gains one every `refillMs`. Stored as the time at which it is full again. */
export type BucketLimit = { kind: 'bucket'; key: string; burst: number; refillMs: number }
export type Limit = WindowLimit | BucketLimit

/**
 * The stored state of a limit. `count` and `windowStart` are of windows, `fullAt` of buckets, `until` the end
 * of a step-up. Moments in ms since epoch.
 */
export type LimitState = { count: number; windowStart: number; fullAt: number; until: number }

/** The latest `fullAt` at which a token is left; ms since epoch. */
export const lastFullAt = ({ burst, refillMs }: BucketLimit, now: number): number =>
  now + (burst - 1) * refillMs

/** Whether the limit is reached. */
export function isUsedUp(limit: Limit, state: LimitState | undefined, now: number): boolean {
  if (limit.kind === 'bucket') return limit.burst <= 0 || (state?.fullAt ?? 0) > lastFullAt(limit, now)
  const count = state && state.windowStart > now - limit.windowMs ? state.count : 0
  return count >= limit.limit
}
