import type { BasePayload } from 'payload'
import { GatewayFault, type PaymentEventData } from '../PaymentProvider.ts'
import { parseResponse, type RazorpayClient } from './client.ts'
import { PaymentSchema, PaymentsSchema, paymentEventOf, type RazorpayPayment } from './entities.ts'
import { GatewayRefusal } from './faults.ts'

/**
 * The paid or failed payments of an order; authorized ones are captured first. A payment that Razorpay does not let us capture is
 * logged and left out: Razorpay refunds it to the payer.
 */
export async function fetchPayments(
  client: RazorpayClient,
  gatewayOrderId: string,
  logger: BasePayload['logger'],
): Promise<PaymentEventData[]> {
  const { items } = await parseResponse(PaymentsSchema, client.orders.fetchPayments(gatewayOrderId))
  const events: PaymentEventData[] = []
  for (const found of items) {
    const { payment, refusal } = await captureIfAuthorized(client, found)
    if (payment.status === 'authorized')
      logger.warn({ msg: 'Razorpay refused to capture a payment', payment: payment.id, err: refusal })
    const event = paymentEventOf(payment)
    if (event) events.push(event)
  }
  return events
}

/** One payment, captured if authorized. Null when it belongs to another order; throws a GatewayFault while it is open. */
export async function fetchPayment(
  client: RazorpayClient,
  gatewayOrderId: string,
  gatewayPaymentId: string,
): Promise<PaymentEventData | null> {
  const found = await parseResponse(PaymentSchema, client.payments.fetch(gatewayPaymentId))
  if (found.order_id !== gatewayOrderId) return null
  const { payment, refusal } = await captureIfAuthorized(client, found)
  const events = paymentEventOf(payment)
  if (events) return events
  throw new GatewayFault(`the payment ${payment.id} is ${payment.status} and has not ended`, {
    cause: refusal,
  })
}

type Captured = { payment: RazorpayPayment; refusal?: GatewayRefusal }

async function captureIfAuthorized(client: RazorpayClient, payment: RazorpayPayment): Promise<Captured> {
  if (payment.status !== 'authorized') return { payment }
  const { id, amount, currency } = payment
  try {
    return { payment: await parseResponse(PaymentSchema, client.payments.capture(id, amount, currency)) }
  } catch (err) {
    if (!(err instanceof GatewayRefusal)) throw err
    // Already captured, by Razorpay itself for instance, or the order was paid by another payment: read its current state.
    return { payment: await parseResponse(PaymentSchema, client.payments.fetch(id)), refusal: err }
  }
}
