import type { BasePayload } from 'payload'
import { isUniqueViolation, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isAsSeen } from '#domain/logs/isAsSeen.ts'
import { applyScans } from '#domain/shipments/applyScans.ts'
import { PARCEL_STAFF_TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import { nextQueryAt } from '#domain/shipments/retryTimes.ts'
import { isAwaitingCourier } from '#domain/shipments/states.ts'
import type { Order, Shipment } from '#payload-types'
import {
  type BookedShipment,
  type CourierProvider,
  CourierRefusal,
  type CourierShop,
} from '../../adapters/couriers/CourierProvider.ts'
import { bookingOf } from './bookingOf.ts'
import { changeShipment } from './changeShipment.ts'
import { endCourierTask } from './endCourierTask.ts'

/**
 * Books a parcel with a courier and gets its AWB and label; each step is stored before the next. After a lost response the existing
 * booking is looked up first, so that a parcel is booked once.
 */
export async function assignAwb(
  provider: CourierProvider,
  shop: CourierShop,
  shipment: Shipment,
  now: Date,
): Promise<void> {
  const { payload } = shop
  const id = String(shipment.id)
  const booked = await booking(provider, shop, shipment)
  await noteBooked(payload, id, booked, now)
  const assigned = booked.awb
    ? { awb: booked.awb, courierName: booked.courierName }
    : await provider.assignAwb({ ...shop, providerShipmentId: booked.providerShipmentId })
  const awb = { ...assigned, trackingUrl: provider.trackingUrl(assigned.awb) }
  if ((await saveAwb(payload, id, awb, now)) !== 'noted') throw new CourierRefusal(PARCEL_STAFF_TEXTS.awbUsed)
  const labelUrl =
    shipment.labelUrl ?? (await provider.label({ ...shop, providerShipmentId: booked.providerShipmentId }))
  await endCourierTask(payload, id, 'assign', { labelUrl }, now)
}

async function booking(
  provider: CourierProvider,
  shop: CourierShop,
  shipment: Shipment,
): Promise<BookedShipment> {
  const { reference, providerOrderId, providerShipmentId, awb, courierName, tries } = shipment
  if (providerOrderId && providerShipmentId && awb)
    return { providerOrderId, providerShipmentId, awb, courierName: courierName ?? null }
  // An earlier request may have succeeded although its response was lost.
  const found = tries > 0 ? await provider.find({ ...shop, reference }) : null
  if (found) return found
  if (providerOrderId && providerShipmentId)
    return { providerOrderId, providerShipmentId, awb: null, courierName: null }
  const { payload } = shop
  const order: Order | null = await readRow({
    payload,
    collection: 'orders',
    where: { id: { equals: idOf(shipment.order) } },
  })
  if (!order) throw new Error('a parcel has no order')
  const student = await readRow({
    payload,
    collection: 'users',
    where: { id: { equals: idOf(order.student) } },
  })
  return provider.book({ ...shop, booking: bookingOf(shipment, order, student?.email ?? null) })
}

const noteBooked = (payload: BasePayload, id: string, booked: BookedShipment, now: Date) =>
  changeShipment(payload, id, now, () => ({
    data: { providerOrderId: booked.providerOrderId, providerShipmentId: booked.providerShipmentId },
    answer: null,
  }))

type Awb = {
  awb: string
  courierName: string | null
  trackingUrl: string | null
  /** Expected delivery day; unchanged when undefined. */
  expectedOn?: string | undefined
  /** The values that the caller has loaded, for optimistic locking. */
  seen?: Partial<Record<'awb' | 'courierName' | 'trackingUrl' | 'expectedOn', string | undefined>> | undefined
}
/** `used`: another parcel of the project that is not cancelled has this AWB of the courier; `changed`: the parcel differs from `seen`. */
type Noted = 'noted' | 'used' | 'changed'

/** Stores the AWB of a parcel and schedules tracking queries. Idempotent for the same values. */
export async function saveAwb(
  payload: BasePayload,
  id: string,
  { awb, courierName, trackingUrl, expectedOn, seen }: Awb,
  now: Date,
): Promise<Noted> {
  const wanted = { awb, courierName, trackingUrl, ...(expectedOn ? { expectedOn } : {}) }
  try {
    const noted = await changeShipment<Noted>(payload, id, now, (row) => {
      // A repeat with the same values is not a conflict.
      if (!isAsSeen(row, seen) && !isAsSeen(row, wanted)) return { data: null, answer: 'changed' }
      const own = isAwaitingCourier(row.ownState) ? ('awbAssigned' as const) : row.ownState
      const { state } = applyScans({ own, state: row.state, scans: row.scans }, [])
      const queryAt = nextQueryAt(now.getTime(), 0, now.getTime())
      return {
        data: {
          ...wanted,
          state,
          ownState: own,
          queries: 0,
          lastTrackedAt: now.toISOString(),
          queryAt: row.courier === 'manual' || queryAt === null ? null : new Date(queryAt).toISOString(),
        },
        answer: 'noted',
      }
    })
    return noted ?? 'changed'
  } catch (err) {
    if (isUniqueViolation(err)) return 'used'
    throw err
  }
}
