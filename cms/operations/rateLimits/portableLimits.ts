import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { type BucketLimit, type Limit, lastFullAt, type WindowLimit } from '#domain/rateLimits/Limit.ts'

const collection = 'rate-limits'
const own = (key: string) => ({ key: { equals: key } })

async function takeFromWindow(payload: BasePayload, window: WindowLimit, at: number) {
  const { key, limit, windowMs } = window
  const fresh = { count: 1, windowStart: at, idleAt: at + windowMs }
  const room = Number.isFinite(limit) ? [{ count: { less_than: limit } }] : []
  const more = () =>
    conditionalUpdate({
      payload,
      collection,
      where: { and: [own(key), { windowStart: { greater_than: at - windowMs } }, ...room] },
      data: { count: { $inc: 1 } },
    })
  const next = () =>
    conditionalUpdate({
      payload,
      collection,
      where: { and: [own(key), { windowStart: { less_than_equal: at - windowMs } }] },
      data: fresh,
    })
  const first = () => insertIfAbsent({ payload, collection, data: { key, ...fresh } })
  return (await more()) ?? (await next()) ?? (await first()) ?? (await more())
}

async function takeFromBucket(payload: BasePayload, bucket: BucketLimit, at: number) {
  const { key, refillMs } = bucket
  const fresh = { fullAt: at + refillMs, idleAt: at + refillMs }
  const more = () =>
    conditionalUpdate({
      payload,
      collection,
      where: {
        and: [
          own(key),
          { fullAt: { greater_than: at } },
          { fullAt: { less_than_equal: lastFullAt(bucket, at) } },
        ],
      },
      data: { fullAt: { $inc: refillMs }, idleAt: { $inc: refillMs } },
    })
  const full = () =>
    conditionalUpdate({
      payload,
      collection,
      where: { and: [own(key), { fullAt: { less_than_equal: at } }] },
      data: fresh,
    })
  const first = () => insertIfAbsent({ payload, collection, data: { key, ...fresh } })
  return (await more()) ?? (await full()) ?? (await first()) ?? (await more())
}

/** Uses each limit once by one conditional update. Returns the count of each, null for those used up. */
export async function reserveEach(
  payload: BasePayload,
  limits: Limit[],
  at: number,
): Promise<(number | null)[]> {
  const counts: (number | null)[] = []
  for (const limit of limits) {
    const row =
      limit.kind === 'window'
        ? await takeFromWindow(payload, limit, at)
        : await takeFromBucket(payload, limit, at)
    counts.push(row ? row.count : null)
  }
  return counts
}

/** Gives back one use of each limit. */
export async function releaseEach(
  payload: BasePayload,
  back: { limit: Limit; times: number }[],
): Promise<void> {
  for (const { limit, times } of back) {
    const data =
      limit.kind === 'window'
        ? { count: { $inc: -times } }
        : { fullAt: { $inc: -times * limit.refillMs }, idleAt: { $inc: -times * limit.refillMs } }
    await conditionalUpdate({ payload, collection, where: own(limit.key), data })
  }
}
