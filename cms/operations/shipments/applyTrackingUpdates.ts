import type { BasePayload } from 'payload'
import { applyScans } from '#domain/shipments/applyScans.ts'
import { nextQueryAt } from '#domain/shipments/retryTimes.ts'
import { isShipmentOver } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'
import type { TrackingUpdates } from '../../adapters/couriers/CourierProvider.ts'
import { changeShipment } from './changeShipment.ts'
import { resumeParcel } from './resumeParcel.ts'

/** Merges tracking updates into a parcel and carries out what follows from them. Idempotent, in any order. */
export async function applyTrackingUpdates(
  payload: BasePayload,
  id: string,
  news: Pick<TrackingUpdates, 'courierName' | 'expectedOn' | 'scans'>,
  now: Date,
): Promise<void> {
  await changeShipment(payload, id, now, (row) => {
    const { ownState: own, state, scans } = row
    const followed = applyScans({ own, state, scans }, news.scans)
    const latestScanAt = followed.scans.at(-1)?.at
    const isTold = isNewer(news.expectedOn, row)
    if (!followed.hasNewScans && !isTold) return { data: null, answer: null }
    const askAt = isShipmentOver(followed.state) ? null : nextQueryAt(now.getTime(), 0, now.getTime())
    return {
      data: {
        state: followed.state,
        scans: followed.scans,
        attempts: followed.failedAt.length,
        expectedOn: news.expectedOn ?? row.expectedOn ?? null,
        courierName: row.courierName ?? news.courierName,
        asked: 0,
        ...(followed.hasNewScans && latestScanAt ? { lastNewsAt: now.toISOString() } : {}),
        askAt: row.courier === 'manual' || askAt === null ? null : new Date(askAt).toISOString(),
        ...(followed.state === state ? {} : { tryAt: now.toISOString() }),
      },
      answer: null,
    }
  })
  await resumeParcel(payload, id, now)
}

const isNewer = (expectedOn: string | null, row: Shipment): boolean =>
  expectedOn !== null && expectedOn !== (row.expectedOn ?? null) && !isShipmentOver(row.state)
