import { createHash } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { retryDelayMs } from '#domain/shipments/retryTimes.ts'
import type { CourierEvent, Shipment } from '#payload-types'
import type { TrackingUpdates } from '../../adapters/couriers/CourierProvider.ts'
import { applyTrackingUpdates } from './applyTrackingUpdates.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  courier: string
  rawBody: string
  updates: TrackingUpdates
  now: Date
}

/** Updates of an unknown parcel are retried this long, in case its AWB has not been stored yet. */
const RETRY_UNKNOWN_MS = 86_400_000

/**
 * Stores a courier's webhook before it is acknowledged, so that it is never lost and processed once, then processes it in the
 * background. On failure the event stays `received` and the sweeper retries it.
 */
export async function receiveTrackingUpdates({
  payload,
  project,
  courier,
  rawBody,
  updates,
  now,
}: Args): Promise<void> {
  const name = createHash('sha256').update(rawBody).digest('base64url')
  const event = await insertIfAbsent({
    payload,
    collection: 'courier-events',
    data: {
      key: `${project.id}:${courier}:${name}`,
      project: project.id,
      courier,
      awb: updates.awb,
      body: updates,
      state: 'received',
      tries: 0,
      tryAt: now.toISOString(),
    },
  })
  if (!event) return
  processTrackingUpdates(payload, event, now).catch((err) =>
    payload.logger.error({ msg: 'a courier webhook is left for the sweeper', err }),
  )
}

/** Applies a stored webhook to its parcel, then marks it done. Idempotent. */
export async function processTrackingUpdates(
  payload: BasePayload,
  event: CourierEvent,
  now: Date,
): Promise<void> {
  const updates = event.body as TrackingUpdates
  const shipment = await parcelOf(payload, event, updates)
  if (shipment) await applyTrackingUpdates(payload, String(shipment.id), updates, now)
  const isTooOld = now.getTime() - Date.parse(event.createdAt) > RETRY_UNKNOWN_MS
  await conditionalUpdate({
    payload,
    collection: 'courier-events',
    where: { id: { equals: event.id } },
    data: {
      state: shipment ? 'done' : isTooOld ? 'unknown' : 'received',
      tries: event.tries + 1,
      tryAt: shipment || isTooOld ? null : new Date(now.getTime() + retryDelayMs(event.tries)).toISOString(),
    },
  })
}

/** The parcel of an update, by the courier's order id, else by AWB. */
async function parcelOf(
  payload: BasePayload,
  { project, courier }: CourierEvent,
  { awb, providerOrderId }: TrackingUpdates,
): Promise<Shipment | null> {
  const conditions: Where[] = [
    ...(providerOrderId ? [{ providerOrderId: { equals: providerOrderId } }] : []),
    ...(awb ? [{ awb: { equals: awb } }] : []),
  ]
  for (const one of conditions) {
    const found = await readRow({
      payload,
      collection: 'shipments',
      where: { and: [{ project: { equals: idOf(project) } }, { courier: { equals: courier } }, one] },
    })
    if (found) return found
  }
  return null
}
