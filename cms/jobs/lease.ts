import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'

/** How long a lease lasts, and how often its holder renews it. */
const TIMES = { leaseMs: 10_000, renewMs: 3000 }

export type Lease = {
  /** Whether this process may work now: it holds the lease and its time is not over by its own steady clock. */
  isHeld: () => boolean
  /** Gives the lease up at once, so that another process need not wait for its end. */
  stop: () => Promise<void>
}

type Options = {
  name: string
  /** Called each time the lease is won. */
  onWon?: () => void
  /** Wall clock, ms since epoch. */
  clock?: () => number
  times?: typeof TIMES
}

/**
 * Elects the one process that does a work: whoever holds the row `name` of `leases`. It is renewed every 3 s and taken over
 * 10 s after the last renewal, so that a killed process blocks nobody for long. A renewal that comes too late, fails, or
 * finds another holder ends the work here, whatever the clocks of the machines say.
 */
export function holdLease(
  payload: BasePayload,
  { name, onWon, clock = Date.now, times = TIMES }: Options,
): Lease {
  const { leaseMs, renewMs } = times
  const holder = randomUUID()
  let heldUntil = 0
  let isStopped = false
  let asking: Promise<void> | null = null
  const isHeld = () => !isStopped && performance.now() < heldUntil

  const claim = async (): Promise<boolean> => {
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

  const ask = async () => {
    const askedAt = performance.now()
    const wasHeld = isHeld()
    try {
      heldUntil = (await claim()) ? askedAt + leaseMs : 0
    } catch (err) {
      payload.logger.error({ msg: 'the lease could not be renewed', lease: name, err })
    }
    if (!wasHeld && isHeld()) onWon?.()
  }
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
  }
  askOnce()
  const timer = setInterval(askOnce, renewMs)

  return {
    isHeld,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await asking
      await conditionalUpdate({
        payload,
        collection: 'leases',
        where: { and: [{ name: { equals: name } }, { holder: { equals: holder } }] },
        data: { until: 0 },
      })
    },
  }
}
