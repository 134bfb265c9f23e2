import type { BasePayload } from 'payload'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import { readLimit } from './window.ts'

const collection = 'rate-limits'

/** Holds `burst`; one more drops in each `refillMs`. */
type Bucket = { key: string; burst: number; refillMs: number }

/** The latest `fullAt` at which there is still one to take. */
const lastFullAt = ({ burst, refillMs }: Bucket, at: number): number => at + (burst - 1) * refillMs

/** Takes one; false when the bucket is empty. Each try is one guarded write, so parallel callers never get more. */
export async function takeFromBucket(payload: BasePayload, bucket: Bucket, now: Date): Promise<boolean> {
  const { key, burst, refillMs } = bucket
  if (burst <= 0) return false
  const at = now.getTime()
  const own = { key: { equals: key } }
  const fresh = { fullAt: at + refillMs, idleAt: at + refillMs }
  const inUse = () =>
    guardedUpdate({
      payload,
      collection,
      where: {
        and: [own, { fullAt: { greater_than: at } }, { fullAt: { less_than_equal: lastFullAt(bucket, at) } }],
      },
      data: { fullAt: { $inc: refillMs }, idleAt: { $inc: refillMs } },
    })
  const full = () =>
    guardedUpdate({
      payload,
      collection,
      where: { and: [own, { fullAt: { less_than_equal: at } }] },
      data: fresh,
    })
  const first = () => insertOnce({ payload, collection, data: { key, ...fresh } })
  return Boolean((await inUse()) ?? (await full()) ?? (await first()) ?? (await inUse()))
}

/** Gives `count` back. */
export async function giveBackToBucket(payload: BasePayload, { key, refillMs }: Bucket, count: number) {
  if (count <= 0) return
  const back = -count * refillMs
  await guardedUpdate({
    payload,
    collection,
    where: { key: { equals: key } },
    data: { fullAt: { $inc: back }, idleAt: { $inc: back } },
  })
}

export async function isBucketEmpty(payload: BasePayload, bucket: Bucket, now: Date): Promise<boolean> {
  if (bucket.burst <= 0) return true
  const row = await readLimit(payload, bucket.key)
  return (row?.fullAt ?? 0) > lastFullAt(bucket, now.getTime())
}
