import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import type { LineState } from '#domain/orders/moves.ts'
import type { Order } from '#payload-types'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { changeOrder } from '../orders/changeOrder.ts'
import { notifyOfPlaced } from '../orders/notifyOfOrder.ts'
import { postOrder } from './postOrder.ts'
import { recordReturn } from './recordReturn.ts'

/**
 * What an order owes from the moment in which it is sold, its goods are packed, or its money is there: its invoice, and what it moves in
 * wallets. To be written with that very change; an order that has other work to do first keeps it, and has its books kept there.
 */
export const needsPosting = ({ pendingTask }: Pick<Order, 'pendingTask'>): Pick<Order, 'pendingTask'> => ({
  pendingTask: pendingTask ?? 'ledger',
})

const SENT: readonly LineState[] = ['packed', 'shipped', 'delivered']

/** An order that is paid on delivery is invoiced when its goods are packed (CGST Act, section 31), every other one when it is paid. */
const isInvoiced = ({ paymentStatus, lines }: Order): boolean =>
  paymentStatus === 'paid' || lines.some(({ state }) => SENT.includes(state))

/** Keeps the books of an order that owes it. May be repeated from any point. */
export async function postToLedger(payload: BasePayload, id: string, now: Date): Promise<void> {
  const order = await readRow({ payload, collection: 'orders', where: { id: { equals: id } } })
  if (order?.pendingTask !== 'ledger') return
  await postOrder(payload, order, now)
  if (!isInvoiced(order)) await notifyOfPlaced(payload, order, now)
  else {
    await issueInvoice(payload, order, now)
    // What was cancelled before it was packed.
    for (const back of order.returnedEntries) await recordReturn(payload, order, back, now)
  }
  await changeOrder(
    payload,
    id,
    now,
    (current) => ({ data: current.pendingTask === 'ledger' ? { pendingTask: null } : null, answer: null }),
    order,
  )
}
