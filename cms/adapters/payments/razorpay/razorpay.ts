import type { Project } from '#payload-types'
import { env } from '../../../config/env.ts'
import type { PaymentProvider } from '../PaymentProvider.ts'
import { openClient } from './client.ts'
import { createOrder } from './createOrder.ts'
import { keysOf, requireKeys } from './keys.ts'
import { fetchPayment, fetchPayments } from './payments.ts'
import { readWebhook } from './readWebhook.ts'
import { fetchRefund, refund } from './refunds.ts'
import { isSignedWith } from './signatures.ts'

const CHECKOUT_ORIGIN = 'https://checkout.razorpay.com'

/**
 * Razorpay (razorpay.com/docs/api). Every call uses the keys of the project or, where it has none, of the installation, and ends
 * within 5 s. RAZORPAY_BASE_URL replaces it by a local server.
 */
export const razorpay: PaymentProvider = {
  id: 'razorpay',

  isOffered: async (shop) => (await keysOf(shop))?.isOffered ?? false,

  async checkoutOf({ payload, project, gatewayOrderId, amountPaise }) {
    const [{ keyId }, found] = await Promise.all([
      requireKeys({ payload, project }),
      payload.db.findOne<Project>({ collection: 'projects', where: { id: { equals: project.id } } }),
    ])
    return {
      kind: 'script',
      script: new URL('/v1/checkout.js', env().RAZORPAY_BASE_URL ?? CHECKOUT_ORIGIN).href,
      options: {
        key: keyId,
        order_id: gatewayOrderId,
        amount: amountPaise,
        currency: 'INR',
        name: found?.title ?? project.slug,
      },
    }
  },

  async createOrder({ payload, project, receipt, amountPaise }) {
    const client = await openClient(await requireKeys({ payload, project }))
    return createOrder(client, { project, receipt, amountPaise })
  },

  async readCallback({ payload, project, gatewayOrderId, fields }) {
    const keys = await requireKeys({ payload, project })
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = fields
    if (!isSignedWith(keys.keySecret, `${gatewayOrderId}|${paymentId}`, signature)) return null
    return fetchPayment(await openClient(keys), gatewayOrderId, paymentId)
  },

  async readWebhook({ payload, project, ...message }) {
    const keys = await keysOf({ payload, project })
    return readWebhook({ webhookSecrets: keys?.webhookSecrets ?? [], ...message })
  },

  async fetchPayments({ payload, project, gatewayOrderId }) {
    const client = await openClient(await requireKeys({ payload, project }))
    return fetchPayments(client, gatewayOrderId, payload.logger)
  },

  async refund({ payload, project, ...wanted }) {
    return refund(await requireKeys({ payload, project }), { projectSlug: project.slug, ...wanted })
  },

  async fetchRefund({ payload, project, gatewayPaymentId, gatewayRefundId }) {
    const client = await openClient(await requireKeys({ payload, project }))
    return fetchRefund(client, gatewayPaymentId, gatewayRefundId)
  },
}
