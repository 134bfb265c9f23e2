import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from './guard.ts'

const TIMES = { leaseMs: 10_000, renewMs: 3000 }

export type Lease = {
  /** Whether this process holds the lease and it has not expired, by the monotonic clock. */
  isHeld: () => boolean
  /** Releases the lease, so that another process can take it before it expires. */
  stop: () => Promise<void>
}

type Options = {
  name: string
  /** Called each time this process acquires the lease. */
  onAcquired?: () => void
  /** Wall clock, ms since epoch. */
  clock?: () => number
  times?: typeof TIMES
}

/**
 * Leader election over the row `name` of `leases`. The holder renews the lease every 3 s; another process may take it 10 s after
 * the last renewal. A renewal that is late, fails or finds another holder loses the lease at once; expiry is measured on the
 * monotonic clock, so clock skew between machines does no harm.
 */
export function holdLease(
  payload: BasePayload,
  { name, onAcquired, clock = Date.now, times = TIMES }: Options,
): Lease {
  const { leaseMs, renewMs } = times
  const holder = randomUUID()
  let heldUntil = 0
  let isStopped = false
  let pendingRenewal: Promise<void> | null = null
  const isHeld = () => !isStopped && performance.now() < heldUntil

  const tryAcquire = async (): Promise<boolean> => {
    const now = clock()
    const data = { holder, until: now + leaseMs }
    const row = await conditionalUpdate({
      payload,
      collection: 'leases',
      where: {
        and: [
          { name: { equals: name } },
          { or: [{ holder: { equals: holder } }, { until: { less_than_equal: now } }] },
        ],
      },
      data,
    })
    return (
      row !== null ||
      (await insertIfAbsent({ payload, collection: 'leases', data: { name, ...data } })) !== null
    )
  }

  const renew = async () => {
    const requestedAt = performance.now()
    const wasHeld = isHeld()
    try {
      heldUntil = (await tryAcquire()) ? requestedAt + leaseMs : 0
    } catch (err) {
      payload.logger.error({ msg: 'the lease could not be renewed', lease: name, err })
    }
    if (!wasHeld && isHeld()) onAcquired?.()
  }
  const renewOnce = () => {
    pendingRenewal ??= renew().finally(() => {
      pendingRenewal = null
    })
  }
  renewOnce()
  const timer = setInterval(renewOnce, renewMs)

  return {
    isHeld,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await pendingRenewal
      await conditionalUpdate({
        payload,
        collection: 'leases',
        where: { and: [{ name: { equals: name } }, { holder: { equals: holder } }] },
        data: { until: 0 },
      })
    },
  }
}
