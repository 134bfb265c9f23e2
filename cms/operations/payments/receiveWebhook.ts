import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRows } from '#database/guard.ts'
import type { PaymentEvent, Refund } from '#payload-types'
import type { RefundEventData, WebhookEvent } from '../../adapters/payments/PaymentProvider.ts'
import { paymentProvider } from '../../adapters/payments/providers.ts'
import { noteRefund } from './refundPayment.ts'
import { settlePayment } from './settlePayment.ts'

type Args = { payload: BasePayload; project: RequestProject; gateway: string; news: WebhookEvent; now: Date }

/**
 * Stores a webhook under its event id before anything else, so that what was acknowledged is never lost and a repeat
 * is known; then works it off. Work that fails stays `received` and is taken up by the sweeper.
 */
export async function receiveWebhook({ payload, project, gateway, news, now }: Args): Promise<void> {
  const event = await insertIfAbsent({
    payload,
    collection: 'payment-events',
    data: {
      key: `${project.id}:${gateway}:${news.eventId}`,
      project: project.id,
      gateway,
      event: news.event,
      body: { payment: news.payment, refund: news.refund, ask: news.ask },
      state: 'received',
    },
  })
  if (!event) return
  processPaymentEvent(payload, project, event, now).catch((err) =>
    payload.logger.error({ msg: 'a payment event is left for the sweeper', err }),
  )
}

/** Settles what a stored event says, then marks it done. Safe to repeat. */
export async function processPaymentEvent(
  payload: BasePayload,
  project: RequestProject,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const { gateway } = event
  const { payment, refund, ask } = event.body as Pick<WebhookEvent, 'payment' | 'refund' | 'ask'>
  const told = payment ? [payment] : []
  const asked = ask
    ? await paymentProvider(gateway)?.fetchPayments({ payload, project, gatewayOrderId: ask })
    : null
  for (const news of [...told, ...(asked ?? [])])
    await settlePayment({ payload, project, gateway, news, now })
  if (refund) {
    const row = await refundOf(payload, project, gateway, refund)
    if (row) await noteRefund(payload, row, refund, now)
  }
  await conditionalUpdate({
    payload,
    collection: 'payment-events',
    where: { id: { equals: event.id } },
    data: { state: 'done' },
  })
}

/** The refund that a gateway tells of: by its own name, or the only one of the payment that has none yet. */
async function refundOf(
  payload: BasePayload,
  project: RequestProject,
  gateway: string,
  { gatewayPaymentId, gatewayRefundId }: RefundEventData,
): Promise<Refund | null> {
  const own = await readRows({
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
  const nameless = own.filter((row) => !row.gatewayRefundId)
  return (
    own.find((row) => row.gatewayRefundId === gatewayRefundId) ??
    (nameless.length === 1 ? (nameless[0] as Refund) : null)
  )
}
