import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { MAIL_STATES_TO_SEND } from '#domain/invoices/mailStates.ts'
import { mailInvoice } from '../operations/invoices/mailInvoice.ts'

/** Small enough to be finished before the lease of the last row expires. */
const BATCH_SIZE = 5

/**
 * Sends the invoices and credit notes whose e-mail is due, longest due first. A failure is logged and retried at the row's next
 * `mailAt`. `shouldContinue` is checked before each one.
 */
export async function mailInvoices(
  payload: BasePayload,
  now: Date,
  shouldContinue = () => true,
): Promise<void> {
  const due = await readRows({
    payload,
    collection: 'invoices',
    where: {
      and: [{ mailState: { in: MAIL_STATES_TO_SEND } }, { mailAt: { less_than_equal: now.toISOString() } }],
    },
    sort: ['mailAt'],
    limit: BATCH_SIZE,
    select: ['id'],
  })
  for (const { id } of due) {
    if (!shouldContinue()) return
    try {
      await mailInvoice(payload, String(id), now)
    } catch (err) {
      payload.logger.error({ msg: 'an invoice was not mailed', invoice: id, err })
    }
  }
}
