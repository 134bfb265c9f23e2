import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { LineState } from '#domain/orders/moves.ts'
import type { Order } from '#payload-types'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { notifyOrderPlaced } from '../orders/notifyOrder.ts'
import { postOrder } from './postOrder.ts'
import { recordReturn } from './recordReturn.ts'

/**
 * Order data that schedules posting to the ledger (invoice and wallets) when the order is sold, packed or paid; write it in the same
 * change. Another pending task is kept; that task posts the order itself.
 */
export const needsPosting = ({ pendingTask }: Pick<Order, 'pendingTask'>): Pick<Order, 'pendingTask'> => ({
  pendingTask: pendingTask ?? 'ledger',
})

const SENT: readonly LineState[] = ['packed', 'shipped', 'delivered']

/** Whether the order is invoiced: when paid, or for cash on delivery when goods are packed (CGST Act, section 31). */
const isInvoiced = ({ paymentStatus, lines }: Order): boolean =>
  paymentStatus === 'paid' || lines.some(({ state }) => SENT.includes(state))

/** Posts an order whose pending task is `ledger`: wallets, invoice, credit notes. Idempotent from any point. */
export async function postToLedger(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (order?.pendingTask !== 'ledger') return
  await postOrder(payload, order, now)
  if (!isInvoiced(order)) await notifyOrderPlaced(payload, order, now)
  else {
    await issueInvoice(payload, order, now)
    // Lines cancelled before the invoice was issued.
    for (const returned of order.returnedEntries) await recordReturn(payload, order, returned, now)
  }
  await changeOrder(
    payload,
    id,
    now,
    (current) => ({ data: current.pendingTask === 'ledger' ? { pendingTask: null } : null, answer: null }),
    order,
  )
}
