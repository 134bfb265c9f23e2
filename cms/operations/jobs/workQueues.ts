import type { BasePayload, CollectionSlug, Where } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import { DAY_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import { UNSENT_STATES } from '#domain/messages/outgoing.ts'

/** A queue: rows that wait for a background job. */
export type WorkQueue = {
  id: string
  label: string
  collection: CollectionSlug
  waiting: Where
  /** The field with the time from which a row is waiting. @default createdAt */
  waitsFrom?: 'dueAt' | 'at'
  /** Rows that have waited too long. @param now ms since epoch */
  late: (now: number) => Where
  /** Rows that have failed for good; null when the queue has none. */
  failed: Where | null
}

const before = (now: number, ms: number): string => new Date(now - ms).toISOString()

/** A message is retried for two days; it counts as late from its third attempt on, or when no process has claimed it. */
const TRIED_OFTEN = 3

export const WORK_QUEUES: readonly WorkQueue[] = [
  {
    id: 'messages',
    label: 'SMS and e-mails',
    collection: 'outgoing-messages',
    // Messages of a paused bulk e-mail have no due time and do not wait for the job.
    waiting: { and: [{ state: { in: [...UNSENT_STATES] } }, { dueAt: { exists: true } }] },
    waitsFrom: 'dueAt',
    late: (now: number): Where => ({
      and: [
        { state: { in: [...UNSENT_STATES] } },
        {
          or: [
            { tries: { greater_than_equal: TRIED_OFTEN } },
            { dueAt: { less_than: before(now, 15 * MINUTE_MS) } },
          ],
        },
      ],
    }),
    failed: { state: { equals: 'failed' } },
  },
  {
    id: 'paymentEvents',
    label: 'Webhooks of gateways',
    collection: 'payment-events',
    waiting: { state: { equals: 'received' } },
    late: (now: number): Where => ({
      and: [{ state: { equals: 'received' } }, { createdAt: { less_than: before(now, 10 * MINUTE_MS) } }],
    }),
    failed: null,
  },
  {
    id: 'courierEvents',
    label: 'Webhooks of couriers',
    collection: 'courier-events',
    waiting: { state: { equals: 'received' } },
    late: (now: number): Where => ({
      and: [{ state: { equals: 'received' } }, { createdAt: { less_than: before(now, 60 * MINUTE_MS) } }],
    }),
    failed: null,
  },
  {
    id: 'refunds',
    label: 'Refunds at gateways',
    collection: 'refunds',
    waiting: { state: { in: ['due', 'pending'] } },
    late: (now: number): Where => ({
      and: [{ state: { in: ['due', 'pending'] } }, { createdAt: { less_than: before(now, 5 * DAY_MS) } }],
    }),
    failed: { state: { equals: 'failed' } },
  },
  {
    id: 'broadcasts',
    label: 'Announcements',
    collection: 'broadcasts',
    waiting: { state: { equals: 'waiting' } },
    late: (now: number): Where => ({
      and: [{ state: { equals: 'waiting' } }, { createdAt: { less_than: before(now, 30 * MINUTE_MS) } }],
    }),
    failed: null,
  },
  {
    id: 'scheduledChanges',
    label: 'Scheduled changes',
    collection: 'scheduled-changes',
    waiting: { state: { in: ['pending', 'running'] } },
    waitsFrom: 'at',
    late: (now: number): Where => ({
      and: [{ state: { in: ['pending', 'running'] } }, { at: { less_than: before(now, 15 * MINUTE_MS) } }],
    }),
    failed: { state: { equals: 'failed' } },
  },
]

export type QueueFigures = {
  id: string
  label: string
  waiting: number
  late: number
  failed: number
  /** Time from which the oldest due row is waiting, ms since epoch; null when no row is due. */
  oldestAt: number | null
}

/** Number of waiting, late and failed rows of each queue of a project. */
export const queueFigures = (payload: BasePayload, project: string, now: number): Promise<QueueFigures[]> =>
  Promise.all(
    WORK_QUEUES.map(async ({ id, label, collection, waiting, waitsFrom = 'createdAt', late, failed }) => {
      const here = (where: Where): Where => ({ and: [{ project: { equals: project } }, where] })
      const count = (where: Where) => countRows({ payload, collection, where: here(where) })
      const isDue: Where = { [waitsFrom]: { less_than_equal: before(now, 0) } }
      const isWaiting: Where = { and: [waiting, isDue] }
      const [waits, isLate, gaveUp, [oldest]] = await Promise.all([
        count(waiting),
        count(late(now)),
        failed ? count(failed) : 0,
        readRows({ payload, collection, where: here(isWaiting), sort: [waitsFrom], limit: 1 }),
      ])
      const oldestAt = (oldest as { [field: string]: unknown } | undefined)?.[waitsFrom]
      return {
        id,
        label,
        waiting: waits,
        late: isLate,
        failed: gaveUp,
        oldestAt: typeof oldestAt === 'string' ? Date.parse(oldestAt) : null,
      }
    }),
  )
