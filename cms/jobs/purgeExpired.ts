import type { BasePayload, CollectionSlug, Where } from 'payload'
import { DAY_MS, LOG_MS } from '#domain/auth/policy.ts'
import { REPLAYABLE_MS, UNSENT_STATES } from '#domain/messages/outgoing.ts'
import { PLAYING_PREFIX } from '../operations/learning/playingDevices.ts'
import { purgeChanges } from '../operations/processes/changeRows.ts'
import { purgeTransfers } from './purgeTransfers.ts'

/** Retention of lead-form submissions, ms: two years. */
const LEAD_MS = 730 * DAY_MS

/** Retention of guest carts, ms. */
const CART_MS = 60 * DAY_MS

/** Retention of funnel steps, ms: longer than the longest report. */
const FUNNEL_MS = 400 * DAY_MS

const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString()

/** Which rows are past their retention, by collection; the head comment of each collection states the same period. */
const expired = (now: Date): [CollectionSlug, Where][] => [
  ['otp-challenges', { expiresAt: { less_than: before(now, DAY_MS) } }],
  ['otp-budgets', { nextSendAt: { less_than: now.getTime() - 2 * DAY_MS } }],
  ['sessions', { expiresAt: { less_than: before(now, LOG_MS) } }],
  ['claims', { expiresAt: { less_than: before(now, 0) } }],
  ['rate-limits', { idleAt: { less_than: now.getTime() } }],
  ['franchise-invitations', { expiresAt: { less_than: before(now, 0) } }],
  ['known-devices', { expiresAt: { less_than: before(now, 0) } }],
  ['error-logs', { deleteDate: { less_than: before(now, 0) } }],
  ['notifications', { and: [{ read: { equals: true } }, { readOn: { less_than: before(now, LOG_MS) } }] }],
  ['signout-logs', { deleteDate: { less_than: before(now, 0) } }],
  ['audit-logs', { deleteDate: { less_than: before(now, 0) } }],
  [
    'scheduled-changes',
    {
      and: [
        { state: { in: ['done', 'failed', 'cancelled'] } },
        { updatedAt: { less_than: before(now, LOG_MS) } },
      ],
    },
  ],
  ['lead-submissions', { createdAt: { less_than: before(now, LEAD_MS) } }],
  ['win-back-sends', { decidedAt: { less_than: before(now, 365 * DAY_MS) } }],
  ['incoming-mails', { at: { less_than: before(now, 365 * DAY_MS) } }],
  ['delivery-logs', { deleteDate: { less_than: before(now, 0) } }],
  ['carts', { and: [{ student: { exists: false } }, { changedAt: { less_than: before(now, CART_MS) } }] }],
  [
    'courier-events',
    {
      and: [{ state: { in: ['done', 'unknown'] } }, { createdAt: { less_than: before(now, LOG_MS) } }],
    },
  ],
  [
    'outgoing-messages',
    { and: [{ state: { not_in: [...UNSENT_STATES] } }, { updatedAt: { less_than: before(now, LOG_MS) } }] },
  ],
  ['live-chat-entries', { at: { less_than: before(now, LOG_MS) } }],
  ['funnel-steps', { at: { less_than: before(now, FUNNEL_MS) } }],
  [
    'leases',
    { and: [{ name: { contains: PLAYING_PREFIX } }, { until: { less_than: now.getTime() - DAY_MS } }] },
  ],
  ['search-misses', { lastAt: { less_than: before(now, LOG_MS) } }],
]

/** Deletes rows past their retention, one statement per collection. A failure is logged and does not stop the others. */
export async function purgeExpired(payload: BasePayload, now: Date): Promise<void> {
  for (const [collection, where] of expired(now)) {
    try {
      await payload.db.deleteMany({ collection, where })
    } catch (err) {
      payload.logger.error({ msg: 'expired rows were not deleted', collection, err })
    }
  }
  await removeTextsOfFailed(payload, now).catch((err) =>
    payload.logger.error({ msg: 'texts of messages that were given up were not removed', err }),
  )
  await purgeTransfers(payload, now).catch((err) =>
    payload.logger.error({ msg: 'expired files were not deleted', err }),
  )
  await purgeChanges(payload).catch((err) =>
    payload.logger.error({ msg: 'old changes were not deleted', err }),
  )
}

/** Staff can resend a failed message for a week; then its text is removed. */
const removeTextsOfFailed = (payload: BasePayload, now: Date) =>
  payload.db.updateMany({
    collection: 'outgoing-messages',
    where: {
      and: [
        { state: { equals: 'failed' } },
        { text: { exists: true } },
        { updatedAt: { less_than: before(now, REPLAYABLE_MS) } },
      ],
    },
    data: { subject: null, text: null, to: null },
    returning: false,
  })
