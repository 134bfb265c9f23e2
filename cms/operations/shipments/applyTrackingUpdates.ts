import type { BasePayload } from 'payload'
import { applyScans } from '#domain/shipments/applyScans.ts'
import { nextQueryAt } from '#domain/shipments/retryTimes.ts'
import { isShipmentOver } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'
import type { TrackingUpdates } from '../../adapters/couriers/CourierProvider.ts'
import { changeShipment } from './changeShipment.ts'
import { resumeParcel } from './resumeParcel.ts'

/** Merges tracking updates into a parcel and applies what follows from them. Idempotent, in any order. */
export async function applyTrackingUpdates(
  payload: BasePayload,
  id: string,
  updates: Pick<TrackingUpdates, 'courierName' | 'expectedOn' | 'scans'>,
  now: Date,
): Promise<void> {
  await changeShipment(payload, id, now, (row) => {
    const { ownState: own, state, scans } = row
    const followed = applyScans({ own, state, scans }, updates.scans)
    const latestScanAt = followed.scans.at(-1)?.at
    const isKnown = isNewer(updates.expectedOn, row)
    if (!followed.hasNewScans && !isKnown) return { data: null, answer: null }
    const queryAt = isShipmentOver(followed.state) ? null : nextQueryAt(now.getTime(), 0, now.getTime())
    return {
      data: {
        state: followed.state,
        scans: followed.scans,
        attempts: followed.failedAt.length,
        expectedOn: updates.expectedOn ?? row.expectedOn ?? null,
        courierName: row.courierName ?? updates.courierName,
        queries: 0,
        ...(followed.hasNewScans && latestScanAt ? { lastTrackedAt: now.toISOString() } : {}),
        queryAt: row.courier === 'manual' || queryAt === null ? null : new Date(queryAt).toISOString(),
        ...(followed.state === state ? {} : { tryAt: now.toISOString() }),
      },
      answer: null,
    }
  })
  await resumeParcel(payload, id, now)
}

const isNewer = (expectedOn: string | null, row: Shipment): boolean =>
  expectedOn !== null && expectedOn !== (row.expectedOn ?? null) && !isShipmentOver(row.state)
