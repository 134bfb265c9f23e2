import type { BasePayload } from 'payload'
import { GatewayFault, type PaymentEventData } from '../PaymentProvider.ts'
import { answerTo, type RazorpayClient } from './client.ts'
import { newsOf, PaymentSchema, PaymentsSchema, type RazorpayPayment } from './entities.ts'
import { GatewayRefusal } from './faults.ts'

/**
 * The payments of an order that have ended, authorized ones captured first. One that Razorpay does not let us capture is left
 * out: it goes back to the payer by itself.
 */
export async function fetchPayments(
  client: RazorpayClient,
  gatewayOrderId: string,
  logger: BasePayload['logger'],
): Promise<PaymentEventData[]> {
  const { items } = await answerTo(PaymentsSchema, client.orders.fetchPayments(gatewayOrderId))
  const news: PaymentEventData[] = []
  for (const found of items) {
    const { payment, refusal } = await captured(client, found)
    if (payment.status === 'authorized')
      logger.warn({ msg: 'Razorpay did not let a payment be captured', payment: payment.id, err: refusal })
    const one = newsOf(payment)
    if (one) news.push(one)
  }
  return news
}

/** One payment, captured when it is authorized. Null when it is not of this order; a GatewayFault while it has not ended. */
export async function fetchPayment(
  client: RazorpayClient,
  gatewayOrderId: string,
  gatewayPaymentId: string,
): Promise<PaymentEventData | null> {
  const found = await answerTo(PaymentSchema, client.payments.fetch(gatewayPaymentId))
  if (found.order_id !== gatewayOrderId) return null
  const { payment, refusal } = await captured(client, found)
  const news = newsOf(payment)
  if (news) return news
  throw new GatewayFault(`the payment ${payment.id} is ${payment.status} and has not ended`, {
    cause: refusal,
  })
}

type Captured = { payment: RazorpayPayment; refusal?: GatewayRefusal }

async function captured(client: RazorpayClient, payment: RazorpayPayment): Promise<Captured> {
  if (payment.status !== 'authorized') return { payment }
  const { id, amount, currency } = payment
  try {
    return { payment: await answerTo(PaymentSchema, client.payments.capture(id, amount, currency)) }
  } catch (err) {
    if (!(err instanceof GatewayRefusal)) throw err
    // Somebody was faster, Razorpay itself for instance, or the order is paid by another payment: how does it stand now?
    return { payment: await answerTo(PaymentSchema, client.payments.fetch(id)), refusal: err }
  }
}
