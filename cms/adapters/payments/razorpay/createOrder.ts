import { createHash } from 'node:crypto'
import type { RequestProject } from '#access/projectOf.ts'
import { parseResponse, type RazorpayClient } from './client.ts'
import { OrderSchema, OrdersSchema } from './entities.ts'
import { GatewayRefusal } from './faults.ts'

/** Five days in minutes, Razorpay's maximum: late authorizations are captured too. */
const CAPTURE_MINUTES = 7200

type Args = { project: RequestProject; receipt: string; amountPaise: number }

/**
 * Creates an order, or returns the one created earlier with this receipt: with `unique_receipt` Razorpay returns the existing order,
 * and if it refuses the receipt instead, the order is looked up. Throws when that order has another amount.
 */
export async function createOrder(
  client: RazorpayClient,
  { project, receipt, amountPaise }: Args,
): Promise<{ gatewayOrderId: string }> {
  const request = {
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
  const order = await parseResponse(OrderSchema, client.orders.create(request)).catch(async (err) => {
    if (!(err instanceof GatewayRefusal)) throw err
    const { items } = await parseResponse(OrdersSchema, client.orders.all({ receipt: request.receipt }))
    const first = items.find((known) => known.receipt === request.receipt)
    if (!first) throw err
    return first
  })
  if (order.amount !== amountPaise || order.currency !== request.currency)
    throw new Error(`the receipt ${receipt} was used for another amount`)
  return { gatewayOrderId: order.id }
}

/** Receipts are unique per Razorpay account, which projects with the same order numbers may share. */
const receiptIn = ({ id }: RequestProject, receipt: string): string =>
  `${receipt}-${createHash('sha256').update(id).digest('hex').slice(0, 8)}`
