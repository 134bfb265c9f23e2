import type { BasePayload } from 'payload'
import { OrderReceiptAnswerSchema, OrderReceiptBodySchema } from '#domain/calls/payment.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import type { Class, Order, Payment } from '#payload-types'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { ownOrder } from '../../operations/commerce/ownOrder.ts'
import { settlePayment } from '../../operations/commerce/settlePayment.ts'
import { defineCall, refuse } from '../defineCall.ts'

const receiptOf = (order: Order, classes: string[]) => ({
  orderId: String(order.id),
  number: order.number,
  payablePaise: order.payablePaise,
  placedAt: Date.parse(order.placedAt),
  paidAt: order.paidAt ? Date.parse(order.paidAt) : null,
  lines: order.lines.map((line) => ({
    product: line.product,
    kind: line.kind,
    title: line.title,
    option: line.option,
    slug: line.slug,
    subject: line.subject,
    quantity: line.quantity,
    totalPaise: line.totalPaise,
    validityDays: line.validityDays,
  })),
  classes,
})

/** Slugs of the classes that the order's lines open. */
async function classSlugs(payload: BasePayload, order: Order): Promise<string[]> {
  const ids = order.lines.flatMap(({ grants }) => grants)
  const { docs } = await payload.db.find<Class>({
    collection: 'classes',
    where: { id: { in: ids } },
    select: { slug: true },
    pagination: false,
    limit: ids.length,
  })
  return docs.map(({ slug }) => slug)
}

/** Without callback fields it asks the gateway: the person came back, but what they brought may have been lost. */
export const orderReceipt = defineCall({
  path: '/payment/orderReceipt',
  summary: 'Settle what the browser brought back from the gateway and read the receipt',
  body: OrderReceiptBodySchema,
  answer: OrderReceiptAnswerSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return refuse(MESSAGES.notLoggedIn, 'signedOut', { httpStatus: 401 })
    const { payload } = req
    const { orderId, ...fields } = body
    const order = await ownOrder(payload, project, viewer.id, orderId)
    if (!order) return refuse(ANSWERS.notFound, 'notFound', { httpStatus: 404 })
    const payment = await payload.db.find<Payment>({
      collection: 'payments',
      where: { order: { equals: order.id } },
      sort: '-createdAt',
      limit: 1,
      pagination: false,
    })
    const latest = payment.docs[0]
    const provider = latest && paymentProvider(latest.gateway)
    if (latest && provider) {
      const hasCallback = Object.keys(fields).length > 0
      const news = hasCallback
        ? await provider.readCallback({ payload, project, fields: fields as Record<string, string> })
        : await provider.fetchPayment({ payload, project, gatewayOrderId: latest.gatewayOrderId })
      if (hasCallback && !news) return refuse(ANSWERS.badSignature, 'badSignature')
      if (news) {
        const settled = await settlePayment({ payload, project, gateway: provider.id, news, now })
        if (settled !== null && settled !== String(order.id))
          return refuse(ANSWERS.badSignature, 'badSignature')
      }
    }
    const after = (await ownOrder(payload, project, viewer.id, orderId)) ?? order
    return {
      apiSuccess: true as const,
      message: '',
      status: after.paymentStatus,
      receipt: receiptOf(after, await classSlugs(payload, after)),
    }
  },
})
