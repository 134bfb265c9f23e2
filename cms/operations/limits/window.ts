import type { BasePayload } from 'payload'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import type { RateLimit } from '#payload-types'

const collection = 'rate-limits'

type Window = { key: string; limit: number; windowMs: number }
/** `count`: how many were taken in this window, with this one. */
type Taken = { ok: true; count: number } | { ok: false; retryAfterS: number }

/**
 * Takes one of `limit` in a window of `windowMs` that starts with its first; each try is one guarded write, so parallel
 * callers never get more. `retryAfterS` is when the next window starts. `limit` may be Infinity, to count only.
 */
export async function takeFromWindow(payload: BasePayload, window: Window, now: Date): Promise<Taken> {
  const { key, limit, windowMs } = window
  const at = now.getTime()
  const isOpen = { windowStart: { greater_than: at - windowMs } }
  const room = Number.isFinite(limit) ? [{ count: { less_than: limit } }] : []
  const own = { key: { equals: key } }
  const fresh = { count: 1, windowStart: at, idleAt: at + windowMs }
  const take = async () =>
    limit > 0 &&
    ((await guardedUpdate({
      payload,
      collection,
      where: { and: [own, isOpen, ...room] },
      data: { count: { $inc: 1 } },
    })) ??
      (await guardedUpdate({
        payload,
        collection,
        where: { and: [own, { windowStart: { less_than_equal: at - windowMs } }] },
        data: fresh,
      })))
  const first = async () => limit > 0 && (await insertOnce({ payload, collection, data: { key, ...fresh } }))
  const row = (await take()) || (await first()) || (await take())
  if (row) return { ok: true, count: row.count }
  const full = await readLimit(payload, key)
  const endsAt = (full?.windowStart ?? at) + windowMs
  return { ok: false, retryAfterS: Math.max(1, Math.ceil((endsAt - at) / 1000)) }
}

/** Gives back what was taken. */
export async function giveBackToWindow(payload: BasePayload, key: string, count = 1): Promise<void> {
  await guardedUpdate({
    payload,
    collection,
    where: { and: [{ key: { equals: key } }, { count: { greater_than_equal: count } }] },
    data: { count: { $inc: -count } },
  })
}

/** How many were taken in the running window. */
export async function countInWindow(
  payload: BasePayload,
  { key, windowMs }: Pick<Window, 'key' | 'windowMs'>,
  now: Date,
): Promise<number> {
  const row = await readLimit(payload, key)
  return row && row.windowStart > now.getTime() - windowMs ? row.count : 0
}

export const readLimit = (payload: BasePayload, key: string): Promise<RateLimit | null> =>
  payload.db.findOne<RateLimit>({ collection, where: { key: { equals: key } } })
