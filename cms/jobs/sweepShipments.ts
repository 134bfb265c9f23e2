import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { queryCourier } from '../operations/shipments/queryCourier.ts'
import { processTrackingUpdates } from '../operations/shipments/receiveTrackingUpdates.ts'
import { resumeParcel } from '../operations/shipments/resumeParcel.ts'

const BATCH_SIZE = 100

/**
 * Resumes parcels that a killed process or an unreachable courier interrupted, at start and every few seconds: stored tracking
 * webhooks, pending courier tasks, and tracking queries for parcels without recent updates. Every step is idempotent; a failure is
 * logged and retried later. `shouldContinue` is checked before each row. Returns how many rows were processed.
 */
export async function sweepShipments(
  payload: BasePayload,
  now: Date,
  shouldContinue: () => boolean = () => true,
): Promise<number> {
  const isDue = { less_than_equal: now.toISOString() }
  let processed = 0
  const each = async <T>(what: string, rows: T[], work: (row: T) => Promise<unknown>) => {
    for (const row of rows) {
      if (!shouldContinue()) return
      processed++
      try {
        await work(row)
      } catch (err) {
        payload.logger.error({ msg: `the sweeper could not finish ${what}`, err })
      }
    }
  }
  const events = await readRows({
    payload,
    collection: 'courier-events',
    where: { and: [{ state: { equals: 'received' } }, { tryAt: isDue }] },
    sort: ['createdAt'],
    limit: BATCH_SIZE,
  })
  await each('a tracking update', events, (event) => processTrackingUpdates(payload, event, now))
  const dueParcels = await readRows({
    payload,
    collection: 'shipments',
    where: { tryAt: isDue },
    sort: ['tryAt'],
    limit: BATCH_SIZE,
  })
  await each('a parcel', dueParcels, ({ id }) => resumeParcel(payload, String(id), now))
  const untrackedParcels = await readRows({
    payload,
    collection: 'shipments',
    where: { queryAt: isDue },
    sort: ['queryAt'],
    limit: BATCH_SIZE,
  })
  await each('a silent parcel', untrackedParcels, (shipment) => queryCourier(payload, shipment, now))
  return processed
}
