import { createHash, timingSafeEqual } from 'node:crypto'
import type { TrackingUpdates } from '../CourierProvider.ts'
import { WebhookSchema } from './entities.ts'
import { dayOf, scanOfNow, scansOf } from './scansOf.ts'

type Message = { webhookToken: string | null; rawBody: string; headers: Headers }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * A message of Shiprocket's, or null when it does not show the token that was agreed on: nothing else of it proves where it
 * comes from. Throws when it is none of its messages.
 */
export function readWebhook({ webhookToken, rawBody, headers }: Message): TrackingUpdates | null {
  const shown = headers.get('x-api-key')
  if (!webhookToken || !shown || !timingSafeEqual(digest(shown), digest(webhookToken))) return null
  const news = WebhookSchema.parse(JSON.parse(rawBody))
  const { awb, courier_name, sr_order_id, etd } = news
  const scans = scansOf(news.scans ?? [])
  const now = scanOfNow(news, scans)
  return {
    awb,
    providerOrderId: sr_order_id ?? null,
    courierName: courier_name ?? null,
    expectedOn: dayOf(etd),
    // What a return parcel does says nothing of the one that went out.
    scans: news.is_return ? [] : [...scans, ...(now ? [now] : [])],
  }
}
