import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import * as sqlite from '#database/sqliteLimits.ts'
import { isUsedUp, type Limit, type LimitState } from '#domain/rateLimits/Limit.ts'
import * as portable from './portableLimits.ts'

type LimitResult =
  /** `counts`: uses of each window, including this one. */
  { ok: true; counts: number[] } | { ok: false; retryAfterS: number }

const storeOf = (payload: BasePayload) => (payload.db.name === 'sqlite' ? sqlite : portable)

/** The stored states of several limits by key, in one read. */
export async function readLimitStates(
  payload: BasePayload,
  keys: string[],
): Promise<Map<string, LimitState>> {
  const rows = await readRows({
    payload,
    collection: 'rate-limits',
    where: { key: { in: keys } },
    sort: ['key'],
    limit: keys.length,
  })
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * Uses every limit once, or none. Each limit is one conditional update, so parallel callers never exceed it. `retryAfterS` is when the
 * refusing limit allows the next use.
 */
export async function reserveLimits(payload: BasePayload, limits: Limit[], now: Date): Promise<LimitResult> {
  const at = now.getTime()
  const isImpossible = (limit: Limit) => (limit.kind === 'window' ? limit.limit : limit.burst) <= 0
  if (limits.length === 0) return { ok: true, counts: [] }
  const neverAllowed = limits.find(isImpossible)
  const counts = neverAllowed ? [] : await storeOf(payload).reserveEach(payload, limits, at)
  const refused = neverAllowed ?? limits.find((_, i) => counts[i] === null)
  if (!refused) return { ok: true, counts: counts as number[] }
  const reserved = limits.filter((_, i) => typeof counts[i] === 'number')
  await releaseLimits(payload, reserved)
  const state = (await readLimitStates(payload, [refused.key])).get(refused.key)
  return { ok: false, retryAfterS: Math.max(1, Math.ceil((freeAt(refused, state, at) - at) / 1000)) }
}

const freeAt = (limit: Limit, state: LimitState | undefined, at: number): number =>
  limit.kind === 'window'
    ? (state?.windowStart ?? at) + limit.windowMs
    : (state?.fullAt ?? at) - (limit.burst - 1) * limit.refillMs

/** Gives back one use of each limit, or `times` uses of each bucket. */
export async function releaseLimits(payload: BasePayload, limits: Limit[], times = 1): Promise<void> {
  if (limits.length === 0) return
  const returned = limits.map((limit) => ({ limit, times: limit.kind === 'bucket' ? times : 1 }))
  await storeOf(payload).releaseEach(payload, returned)
}

/** Whether any of the limits is used up. */
export async function isAnyUsedUp(payload: BasePayload, limits: Limit[], now: Date): Promise<boolean> {
  const standings = await readLimitStates(
    payload,
    limits.map(({ key }) => key),
  )
  return limits.some((limit) => isUsedUp(limit, standings.get(limit.key), now.getTime()))
}
