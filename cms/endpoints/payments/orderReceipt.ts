import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { OrderReceiptBodySchema, OrderReceiptResponseSchema } from '#domain/calls/payments.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Class, Order, Payment } from '#payload-types'
import { GatewayFault, type PaymentEventData } from '../../adapters/payments/PaymentProvider.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { settlePayment } from '../../operations/payments/settlePayment.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'

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
    state: line.state,
    objection: line.objection,
  })),
  classes,
})

/** Slugs of the classes that the order's lines open. */
async function classSlugs(payload: BasePayload, order: Order): Promise<string[]> {
  const ids = order.lines.flatMap(({ grants }) => grants)
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<Class>({
    collection: 'classes',
    where: { id: { in: ids } },
    select: { slug: true },
    pagination: false,
    limit: ids.length,
  })
  return docs.map(({ slug }) => slug)
}

/** The event in the callback fields, or without fields the payments fetched from the gateway; null when the signature is wrong. */
async function paymentEvents(
  payload: BasePayload,
  project: RequestProject,
  { gateway, gatewayOrderId }: Payment,
  fields: Record<string, string>,
): Promise<PaymentEventData[] | null> {
  const provider = paymentProvider(gateway)
  if (!provider) return []
  const attempt = { payload, project, gatewayOrderId }
  if (Object.keys(fields).length === 0) return provider.fetchPayments(attempt)
  const event = await provider.readCallback({ ...attempt, fields })
  return event ? [event] : null
}

async function latestPayment(payload: BasePayload, order: Order): Promise<Payment | null> {
  const where = { order: { equals: order.id } }
  const [latest] = await readRows({ payload, collection: 'payments', where, sort: ['-createdAt'], limit: 1 })
  return latest ?? null
}

/** Without callback fields the payment is fetched from the gateway, because the redirect may have lost them. */
export const orderReceipt = defineCall({
  path: '/payment/orderReceipt',
  summary: 'Settle the payment after the return from the gateway, and read the receipt',
  body: OrderReceiptBodySchema,
  answer: OrderReceiptResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const { payload } = req
    const { orderId, ...fields } = body
    const order = await ownOrder(payload, project, viewer.id, orderId)
    if (!order) return notFound()
    const latest = order.paidBy ? null : await latestPayment(payload, order)
    let isUnchanged = true
    if (latest) {
      try {
        const events = await paymentEvents(payload, project, latest, fields as Record<string, string>)
        if (!events) return refuse(textOf('badSignature'), 'badSignature')
        isUnchanged = events.length === 0
        for (const paymentEvent of events)
          await settlePayment({ payload, project, gateway: latest.gateway, paymentEvent, now })
      } catch (err) {
        // The webhook or the next poll settles the payment; until then the page shows it as pending.
        if (!(err instanceof GatewayFault)) throw err
        payload.logger.error({ msg: 'a gateway does not answer', gateway: latest.gateway, err })
      }
    }
    const after = isUnchanged ? order : ((await ownOrder(payload, project, viewer.id, orderId)) ?? order)
    return {
      apiSuccess: true as const,
      status: after.paymentStatus,
      orderStatus: after.status,
      receipt: receiptOf(after, await classSlugs(payload, after)),
    }
  },
})
