/** So many since the first one, for a fixed time; `limit` may be Infinity, to count only. */
export type WindowLimit = { kind: 'window'; key: string; limit: number; windowMs: number }
/** Holds `burst`; one more drops in each `refillMs`. Kept as the time at which it is full again. */
export type BucketLimit = { kind: 'bucket'; key: string; burst: number; refillMs: number }
export type Limit = WindowLimit | BucketLimit

/** What a limit's row says now. */
export type LimitState = { count: number; windowStart: number; fullAt: number; until: number }

/** The latest `fullAt` at which there is still one to take; ms since epoch. */
export const lastFullAt = ({ burst, refillMs }: BucketLimit, at: number): number =>
  at + (burst - 1) * refillMs

/** Whether nothing is left to take. */
export function isUsedUp(limit: Limit, standing: LimitState | undefined, at: number): boolean {
  if (limit.kind === 'bucket') return limit.burst <= 0 || (standing?.fullAt ?? 0) > lastFullAt(limit, at)
  const count = standing && standing.windowStart > at - limit.windowMs ? standing.count : 0
  return count >= limit.limit
}
