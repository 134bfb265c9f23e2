import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { BULK_EVENTS, type BulkEvent } from '#domain/bulkEmails/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'

/** Moves a bulk e-mail by the table of its states, in one conditional update; null when its state does not allow it. */
export const moveBulkEmail = (
  payload: BasePayload,
  id: string | number,
  event: BulkEvent,
  more: Partial<BulkEmail> = {},
): Promise<BulkEmail | null> =>
  conditionalUpdate({
    payload,
    collection: 'bulk-emails',
    where: { and: [{ id: { equals: id } }, { state: { in: [...BULK_EVENTS[event].from] } }] },
    data: { state: BULK_EVENTS[event].to, ...more },
  })

/** What was held back while a bulk e-mail was stopped is due again. */
export async function releaseHeldBack(payload: BasePayload, id: string | number, now: Date): Promise<void> {
  await payload.db.updateMany({
    collection: 'outgoing-messages',
    where: { and: [{ bulkEmail: { equals: String(id) } }, { state: { equals: 'due' } }] },
    data: { dueAt: now.toISOString() },
    returning: false,
  })
}
