import { createHash } from 'node:crypto'
import type { RefundEventData } from '../PaymentProvider.ts'
import { openClient, parseResponse, type RazorpayClient } from './client.ts'
import { type RazorpayRefund, RefundSchema, RefundsSchema, refundEventOf } from './entities.ts'
import type { RazorpayKeys } from './keys.ts'

type Args = {
  projectSlug: string
  gatewayPaymentId: string
  amountPaise: number
  idempotencyKey: string
}

/**
 * Refunds once per payment and idempotency key. An existing refund is looked up by its receipt first, because Razorpay does not
 * document how long it keeps idempotency keys; the key prevents duplicates between concurrent calls. Throws when the key was used
 * for another amount.
 */
export async function refund(keys: RazorpayKeys, args: Args): Promise<RefundEventData> {
  const { projectSlug, gatewayPaymentId, amountPaise, idempotencyKey } = args
  const receipt = receiptOf(gatewayPaymentId, idempotencyKey)
  const client = await openClient(keys, { 'X-Refund-Idempotency': receipt })
  const made =
    (await findRefund(client, gatewayPaymentId, receipt)) ??
    (await parseResponse(
      RefundSchema,
      client.payments.refund(gatewayPaymentId, {
        amount: amountPaise,
        receipt,
        notes: { project: projectSlug, key: idempotencyKey },
      }),
    ))
  if (made.payment_id !== gatewayPaymentId || made.amount !== amountPaise)
    throw new Error(`the key ${idempotencyKey} was used for another refund`)
  return refundEventOf(made)
}

export const fetchRefund = async (
  client: RazorpayClient,
  gatewayPaymentId: string,
  gatewayRefundId: string,
): Promise<RefundEventData> =>
  refundEventOf(
    await parseResponse(RefundSchema, client.payments.fetchRefund(gatewayPaymentId, gatewayRefundId)),
  )

async function findRefund(
  client: RazorpayClient,
  gatewayPaymentId: string,
  receipt: string,
): Promise<RazorpayRefund | undefined> {
  const { items } = await parseResponse(
    RefundsSchema,
    client.payments.fetchMultipleRefund(gatewayPaymentId, { count: 100 }),
  )
  return items.find((refund) => refund.receipt === receipt)
}

/** Razorpay's idempotency keys have at least 10 characters of A-Z, a-z, 0-9, _ and -, hence the hash of payment and key. */
const receiptOf = (gatewayPaymentId: string, idempotencyKey: string): string =>
  createHash('sha256').update(`${gatewayPaymentId}|${idempotencyKey}`).digest('hex').slice(0, 40)
