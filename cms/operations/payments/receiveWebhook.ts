import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import type { PaymentEvent, Refund } from '#payload-types'
import type { RefundEventData, WebhookEvent } from '../../adapters/payments/PaymentProvider.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { recordRefund } from './refundPayment.ts'
import { settlePayment } from './settlePayment.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  gateway: string
  webhook: WebhookEvent
  now: Date
}

/**
 * Stores a webhook under its event id before it is acknowledged, so that it is never lost and processed once, then processes it in the
 * background. On failure the event stays `received` and the sweeper retries it.
 */
export async function receiveWebhook({ payload, project, gateway, webhook, now }: Args): Promise<void> {
  const event = await insertIfAbsent({
    payload,
    collection: 'payment-events',
    data: {
      key: `${project.id}:${gateway}:${webhook.eventId}`,
      project: project.id,
      gateway,
      event: webhook.event,
      body: { payment: webhook.payment, refund: webhook.refund, query: webhook.query },
      state: 'received',
    },
  })
  if (!event) return
  processPaymentEvent(payload, project, event, now).catch((err) =>
    payload.logger.error({ msg: 'a payment event is left for the sweeper', err }),
  )
}

/** Settles the payments and refund of a stored event, then marks it done. Idempotent. */
export async function processPaymentEvent(
  payload: BasePayload,
  project: RequestProject,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const { gateway } = event
  const { payment, refund, query } = event.body as Pick<WebhookEvent, 'payment' | 'refund' | 'query'>
  const reported = payment ? [payment] : []
  const fetched = query
    ? await paymentProvider(gateway)?.fetchPayments({ payload, project, gatewayOrderId: query })
    : null
  for (const paymentEvent of [...reported, ...(fetched ?? [])])
    await settlePayment({ payload, project, gateway, paymentEvent, now })
  if (refund) {
    const row = await refundOf(payload, project, gateway, refund)
    if (row) await recordRefund(payload, row, refund, now)
  }
  await conditionalUpdate({
    payload,
    collection: 'payment-events',
    where: { id: { equals: event.id } },
    data: { state: 'done' },
  })
}

/** The refund that an event is about: by gateway refund id, or the payment's only refund without an id. */
async function refundOf(
  payload: BasePayload,
  project: RequestProject,
  gateway: string,
  { gatewayPaymentId, gatewayRefundId }: RefundEventData,
): Promise<Refund | null> {
  const ofPayment = await readRows({
    payload,
    collection: 'refunds',
    where: {
      and: [
        { gatewayPaymentId: { equals: gatewayPaymentId } },
        { gateway: { equals: gateway } },
        { project: { equals: project.id } },
      ],
    },
    sort: ['createdAt'],
    limit: 100,
  })
  const withoutId = ofPayment.filter((row) => !row.gatewayRefundId)
  return (
    ofPayment.find((row) => row.gatewayRefundId === gatewayRefundId) ??
    (withoutId.length === 1 ? (withoutId[0] as Refund) : null)
  )
}
