import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { mailInvoice } from '../operations/invoices/mailInvoice.ts'

/** Few enough for a round to end before the lease of its last one does. */
const A_ROUND = 5

/**
 * Sends the invoices and credit notes whose e-mail is due, the ones that wait longest first. One that fails is logged and taken
 * up again when its time comes. `mayGoOn` ends a round between two of them.
 */
export async function mailInvoices(payload: BasePayload, now: Date, mayGoOn = () => true): Promise<void> {
  const due = await readRows({
    payload,
    collection: 'invoices',
    where: {
      and: [{ mailState: { equals: 'due' } }, { mailAt: { less_than_equal: now.toISOString() } }],
    },
    sort: ['mailAt'],
    limit: A_ROUND,
    select: ['id'],
  })
  for (const { id } of due) {
    if (!mayGoOn()) return
    try {
      await mailInvoice(payload, String(id), now)
    } catch (err) {
      payload.logger.error({ msg: 'an invoice was not mailed', invoice: id, err })
    }
  }
}
