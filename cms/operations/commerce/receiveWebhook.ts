import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import type { PaymentEvent } from '#payload-types'
import type { PaymentNews, WebhookNews } from '../../adapters/payments/PaymentProvider.ts'
import { settlePayment } from './settlePayment.ts'

type Args = { payload: BasePayload; project: RequestProject; gateway: string; news: WebhookNews; now: Date }

/**
 * Stores a webhook under its event id before anything else, so that what was acknowledged is never lost and a repeat
 * is known; then works it off. Work that fails stays `received` and is taken up by the sweeper.
 */
export async function receiveWebhook({ payload, project, gateway, news, now }: Args): Promise<void> {
  const key = `${project.id}:${gateway}:${news.eventId}`
  const body = (news.payment ?? {}) as Record<string, unknown>
  const event = await insertOnce({
    payload,
    collection: 'payment-events',
    data: { key, project: project.id, gateway, event: news.event, body, state: 'received' },
  })
  if (!event) return
  workOffEvent(payload, project, event, now).catch((err) =>
    payload.logger.error({ msg: 'a payment event is left for the sweeper', err }),
  )
}

/** Settles what a stored event says, then marks it done. Safe to repeat. */
export async function workOffEvent(
  payload: BasePayload,
  project: RequestProject,
  event: PaymentEvent,
  now: Date,
): Promise<void> {
  const news = event.body as unknown as PaymentNews
  if (news.gatewayOrderId) await settlePayment({ payload, project, gateway: event.gateway, news, now })
  await guardedUpdate({
    payload,
    collection: 'payment-events',
    where: { id: { equals: event.id } },
    data: { state: 'done' },
  })
}
