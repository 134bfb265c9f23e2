import type { PayloadRequest } from 'payload'
import { idOf } from '#access/idOf.ts'
import { viewersOf } from '#access/moduleRules.ts'
import { readRow } from '#collections/guard.ts'
import { isShipmentOver, isWaiting } from '#domain/courier/states.ts'
import type { Shipment, User } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { deskShipment } from '../../operations/courier/deskShipment.ts'
import { parcelAddress } from '../../operations/courier/parcelAddress.ts'

/** Everything the page of a parcel shows to one person, and what they may do there. */
export type ShipmentPageData = {
  shipment: Shipment
  student: User | null
  timeZone: string
  /** Where the student follows it. */
  trackUrl: string
  isPart: boolean
  /** Whether the page of its order opens to them. */
  seesOrder: boolean
  can: {
    assign: boolean
    pickup: boolean
    cancel: boolean
    refresh: boolean
    move: boolean
    tellAnswer: boolean
    decide: boolean
  }
}

/** Loads the page of a parcel, or null for somebody whom no module opens it. */
export async function loadShipmentPage(req: PayloadRequest, id: string): Promise<ShipmentPageData | null> {
  const [seen, worked] = [await deskShipment(req, id, 'view'), await deskShipment(req, id, 'edit')]
  if (!seen) return null
  const { payload } = req
  const { products, isWhole } = seen
  const { state, awb, labelUrl, courier, answer, returnState, errand } = seen.shipment
  const [student, timeZone, trackUrl] = await Promise.all([
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(seen.shipment.student) } } }),
    projectZone(payload, idOf(seen.shipment.project)),
    parcelAddress(payload, seen.shipment),
  ])
  const isMine = worked?.isWhole === true
  const isByHand = courier === 'manual'
  return {
    shipment: isWhole
      ? seen.shipment
      : {
          ...seen.shipment,
          cashPaise: 0,
          lines: seen.shipment.lines.filter(({ product }) => products?.includes(product)),
        },
    ...{ student, timeZone, trackUrl, isPart: !isWhole },
    seesOrder: viewersOf('orders')({ req }) !== false,
    can: {
      assign: isMine && isWaiting(state) && errand === null && (isByHand || !awb || !labelUrl),
      pickup: isMine && !isByHand && isWaiting(state) && Boolean(awb) && errand === null,
      cancel: isMine && isWaiting(state) && errand !== 'cancel',
      refresh: isMine && !isByHand && Boolean(awb),
      move: isMine && !isShipmentOver(state) && state !== 'pending',
      tellAnswer: isMine && answer?.sentAt === 0 && state === 'attemptFailed',
      decide: isMine && returnState === 'open' && errand === null,
    },
  }
}
