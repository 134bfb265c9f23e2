import { createHash } from 'node:crypto'
import type { RequestProject } from '#access/projectOf.ts'
import { answerTo, type RazorpayClient } from './client.ts'
import { OrderSchema, OrdersSchema } from './entities.ts'
import { GatewayRefusal } from './faults.ts'

/** Five days in minutes, the longest Razorpay waits for a bank: money that arrives late is taken too. */
const CAPTURE_MINUTES = 7200

type Args = { project: RequestProject; receipt: string; amountPaise: number }

/**
 * Opens an order, or finds the one that was opened with this receipt: `unique_receipt` makes Razorpay answer with the first,
 * and an account that refuses a known receipt instead is asked for it. Throws when that one is over another amount.
 */
export async function createOrder(
  client: RazorpayClient,
  { project, receipt, amountPaise }: Args,
): Promise<{ gatewayOrderId: string }> {
  const wanted = {
    amount: amountPaise,
    currency: 'INR',
    receipt: receiptIn(project, receipt),
    unique_receipt: true,
    notes: { project: project.slug },
    payment: {
      capture: 'automatic' as const,
      capture_options: {
        automatic_expiry_period: CAPTURE_MINUTES,
        manual_expiry_period: CAPTURE_MINUTES,
        refund_speed: 'normal' as const,
      },
    },
  }
  const order = await answerTo(OrderSchema, client.orders.create(wanted)).catch(async (err) => {
    if (!(err instanceof GatewayRefusal)) throw err
    const { items } = await answerTo(OrdersSchema, client.orders.all({ receipt: wanted.receipt }))
    const first = items.find((known) => known.receipt === wanted.receipt)
    if (!first) throw err
    return first
  })
  if (order.amount !== amountPaise || order.currency !== wanted.currency)
    throw new Error(`the receipt ${receipt} was used for another amount`)
  return { gatewayOrderId: order.id }
}

/** Projects number their orders alike and may share an account, where a receipt is unique. */
const receiptIn = ({ id }: RequestProject, receipt: string): string =>
  `${receipt}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`
