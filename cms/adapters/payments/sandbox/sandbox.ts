import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { insertOnce } from '#collections/guard.ts'
import type { SandboxTransaction } from '#payload-types'
import type { PaymentNews, PaymentProvider } from '../PaymentProvider.ts'
import { callbackSignature, isSignature, webhookSignature } from './signing.ts'

const REPLAY_MS = 300_000

const EventSchema = z.object({
  id: z.string(),
  event: z.enum(['payment.paid', 'payment.failed']),
  payment: z.object({ id: z.string(), orderId: z.string(), amount: z.number().int() }),
})

const newsOf = (transaction: SandboxTransaction): PaymentNews | null =>
  transaction.state === 'created' || !transaction.paymentId
    ? null
    : {
        gatewayOrderId: transaction.gatewayOrderId,
        gatewayPaymentId: transaction.paymentId,
        status: transaction.state,
        amountPaise: transaction.amountPaise,
      }

/**
 * The built-in gateway of development and demo. It keeps its own books (sandbox-transactions), signs callbacks and
 * webhooks as a real one does, and its pay page (sandboxPages.ts) lets the tester choose what happens.
 */
export const sandbox: PaymentProvider = {
  id: 'sandbox',
  payUrl: (gatewayOrderId) => `/dev/sandbox-gateway/${gatewayOrderId}`,

  async createOrder({ payload, project, receipt, amountPaise, returnUrl }) {
    const gatewayOrderId = `sbx_${randomBytes(12).toString('hex')}`
    await insertOnce({
      payload,
      collection: 'sandbox-transactions',
      data: {
        gatewayOrderId,
        projectSlug: project.slug,
        receipt,
        amountPaise,
        returnUrl,
        state: 'created',
        isDelivered: false,
      },
    })
    return { gatewayOrderId }
  },

  async readCallback({ payload, project, fields }) {
    const { gatewayOrderId = '', paymentId = '', status = '', signature = '' } = fields
    if (!isSignature(callbackSignature(project.slug, gatewayOrderId, paymentId, status), signature))
      return null
    return this.fetchPayment({ payload, project, gatewayOrderId })
  },

  readWebhook({ project, rawBody, headers, now }) {
    const at = headers.get('x-sandbox-time') ?? ''
    const expected = webhookSignature(project.slug, at, rawBody)
    if (!isSignature(expected, headers.get('x-sandbox-signature') ?? '')) return null
    if (Math.abs(now.getTime() - Number(at)) > REPLAY_MS) return null
    const event = EventSchema.parse(JSON.parse(rawBody))
    return {
      eventId: event.id,
      event: event.event,
      payment: {
        gatewayOrderId: event.payment.orderId,
        gatewayPaymentId: event.payment.id,
        status: event.event === 'payment.paid' ? 'paid' : 'failed',
        amountPaise: event.payment.amount,
      },
    }
  },

  async fetchPayment({ payload, project, gatewayOrderId }) {
    const transaction = await payload.db.findOne<SandboxTransaction>({
      collection: 'sandbox-transactions',
      where: {
        and: [{ gatewayOrderId: { equals: gatewayOrderId } }, { projectSlug: { equals: project.slug } }],
      },
    })
    return transaction ? newsOf(transaction) : null
  },
}
