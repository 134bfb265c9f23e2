import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { moveBulkEmail } from '../operations/bulkEmails/moveBulkEmail.ts'
import { queueBulkEmail } from '../operations/bulkEmails/queueBulkEmail.ts'

const MAX_AT_ONCE = 20

/** Starts the bulk e-mails that are due, and queues the next messages of the running ones. A failure is logged and retried. */
export async function sendBulkEmails(payload: BasePayload, now: Date): Promise<void> {
  const at = now.toISOString()
  const scheduled = await readRows({
    payload,
    collection: 'bulk-emails',
    where: { and: [{ state: { equals: 'scheduled' } }, { sendAt: { less_than_equal: at } }] },
    sort: ['sendAt'],
    limit: MAX_AT_ONCE,
  })
  for (const { id } of scheduled) await moveBulkEmail(payload, id, 'begin', { startedAt: at })
  const sending = await readRows({
    payload,
    collection: 'bulk-emails',
    where: { state: { equals: 'sending' } },
    sort: ['startedAt'],
    limit: MAX_AT_ONCE,
  })
  for (const row of sending)
    try {
      await queueBulkEmail(payload, row, now, sending.length)
    } catch (err) {
      payload.logger.error({ msg: 'a bulk e-mail could not be queued', bulkEmail: row.id, err })
    }
}
