import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { isWithin, parseTimestamp } from '#domain/input/parseTimestamp.ts'
import type { SandboxTransaction } from '#payload-types'
import { env } from '../../../config/env.ts'
import {
  GatewayFault,
  type PaymentEventData,
  type PaymentProvider,
  type RefundEventData,
} from '../PaymentProvider.ts'
import { callbackSignature, isSignature, webhookSignature } from './signing.ts'

const MAX_AGE_MS = 300_000

const EventSchema = z.object({
  id: z.string(),
  event: z.enum(['payment.paid', 'payment.failed']),
  payment: z.object({ id: z.string(), orderId: z.string(), amount: z.number().int() }),
})

const paymentEventOf = (transaction: SandboxTransaction): PaymentEventData | null =>
  transaction.state === 'created' || !transaction.paymentId
    ? null
    : {
        gatewayOrderId: transaction.gatewayOrderId,
        gatewayPaymentId: transaction.paymentId,
        status: transaction.state,
        amountPaise: transaction.amountPaise,
        method: 'test',
      }

const refundOf = (gatewayPaymentId: string, gatewayRefundId: string): RefundEventData => ({
  gatewayRefundId,
  gatewayPaymentId,
  state: 'done',
  bankReference: rrnOf(gatewayRefundId),
})

/** A number of twelve digits like the RRN of a UPI payment, derived from the refund id. */
const rrnOf = (gatewayRefundId: string): string =>
  String(createHash('sha256').update(gatewayRefundId).digest().readUIntBE(0, 6) % 1e12).padStart(12, '0')

/**
 * The built-in test gateway of development and demo. It stores its transactions in `sandbox-transactions`, signs callbacks and
 * webhooks like a real gateway, and its pay page (sandboxPages.ts) lets the tester choose the outcome.
 */
export const sandbox: PaymentProvider = {
  id: 'sandbox',
  isOffered: async () => env().isLocalToolsOn,
  checkoutOf: async ({ gatewayOrderId }) => ({ kind: 'page', url: `/dev/sandbox-gateway/${gatewayOrderId}` }),

  async createOrder({ payload, project, receipt, amountPaise, returnUrl }) {
    const gatewayOrderId = `sbx_${randomBytes(12).toString('hex')}`
    const uniqueReceipt = `${project.slug}:${receipt}`
    const opened = await insertIfAbsent({
      payload,
      collection: 'sandbox-transactions',
      data: {
        gatewayOrderId,
        projectSlug: project.slug,
        receipt: uniqueReceipt,
        amountPaise,
        returnUrl,
        state: 'created',
        isDelivered: false,
      },
    })
    if (opened) return { gatewayOrderId }
    const first = await readRow({
      payload,
      collection: 'sandbox-transactions',
      where: { receipt: { equals: uniqueReceipt } },
    })
    if (!first) throw new GatewayFault('the sandbox has no such order')
    return { gatewayOrderId: first.gatewayOrderId }
  },

  async readCallback({ payload, project, gatewayOrderId, fields }) {
    const { paymentId = '', status = '', signature = '' } = fields
    if (!isSignature(callbackSignature(project.slug, gatewayOrderId, paymentId, status), signature))
      return null
    const [paymentEvent] = await this.fetchPayments({ payload, project, gatewayOrderId })
    return paymentEvent ?? null
  },

  async readWebhook({ project, rawBody, headers, now }) {
    const at = headers.get('x-sandbox-time') ?? ''
    const expected = webhookSignature(project.slug, at, rawBody)
    if (!isSignature(expected, headers.get('x-sandbox-signature') ?? '')) return null
    if (!isWithin(parseTimestamp(at), now, MAX_AGE_MS)) return null
    const event = EventSchema.parse(JSON.parse(rawBody))
    return {
      eventId: event.id,
      event: event.event,
      payment: {
        gatewayOrderId: event.payment.orderId,
        gatewayPaymentId: event.payment.id,
        status: event.event === 'payment.paid' ? 'paid' : 'failed',
        amountPaise: event.payment.amount,
        method: 'test',
      },
      refund: null,
      query: null,
    }
  },

  async fetchPayments({ payload, project, gatewayOrderId }) {
    const transaction = await readRow({
      payload,
      collection: 'sandbox-transactions',
      where: {
        and: [{ gatewayOrderId: { equals: gatewayOrderId } }, { projectSlug: { equals: project.slug } }],
      },
    })
    const paymentEvent = transaction && paymentEventOf(transaction)
    return paymentEvent ? [paymentEvent] : []
  },

  async refund({ payload, gatewayPaymentId, idempotencyKey }) {
    const refunded = await conditionalUpdate({
      payload,
      collection: 'sandbox-transactions',
      where: { and: [{ paymentId: { equals: gatewayPaymentId } }, { state: { equals: 'paid' } }] },
      data: { refundId: `rfnd_${idempotencyKey}` },
    })
    if (!refunded) throw new Error('the sandbox has no such payment')
    return refundOf(gatewayPaymentId, `rfnd_${idempotencyKey}`)
  },

  fetchRefund: async ({ gatewayPaymentId, gatewayRefundId }) => refundOf(gatewayPaymentId, gatewayRefundId),
}
