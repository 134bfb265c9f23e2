import { createHash, timingSafeEqual } from 'node:crypto'
import type { TrackingUpdates } from '../CourierProvider.ts'
import { WebhookSchema } from './entities.ts'
import { parseIndianDay, scanOfMessage, scansOf } from './scansOf.ts'

type Message = { webhookToken: string | null; rawBody: string; headers: Headers }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Parses a webhook of Shiprocket; null when its `x-api-key` is not the configured token, the only proof of its origin. Throws when
 * the body is not valid.
 */
export function readWebhook({ webhookToken, rawBody, headers }: Message): TrackingUpdates | null {
  const apiKey = headers.get('x-api-key')
  if (!webhookToken || !apiKey || !timingSafeEqual(digest(apiKey), digest(webhookToken))) return null
  const message = WebhookSchema.parse(JSON.parse(rawBody))
  const { awb, courier_name, sr_order_id, etd } = message
  const scans = scansOf(message.scans ?? [])
  const currentScan = scanOfMessage(message, scans)
  return {
    awb,
    providerOrderId: sr_order_id ?? null,
    courierName: courier_name ?? null,
    expectedOn: parseIndianDay(etd),
    // Scans of the return shipment do not belong to the outgoing parcel.
    scans: message.is_return ? [] : [...scans, ...(currentScan ? [currentScan] : [])],
  }
}
