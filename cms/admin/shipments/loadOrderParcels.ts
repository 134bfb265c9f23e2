import type { PayloadRequest } from 'payload'
import { readdressedAt } from '#domain/orders/addressChange.ts'
import { linesToPack } from '#domain/returns/linesToPack.ts'
import { COURIER_NAMES, type CourierId } from '#domain/shipments/couriers.ts'
import type { Parcel } from '#domain/shipments/parcel.ts'
import { isShipmentOver, type ShipmentState } from '#domain/shipments/states.ts'
import type { Order, Shipment } from '#payload-types'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { courierRules } from '../../operations/shipments/courierRules.ts'
import { readyCouriers } from '../../operations/shipments/readyCouriers.ts'
import { manageableProducts } from '../../operations/shipments/staffShipment.ts'
import type { PackLine } from './PackParcel.tsx'

export type OrderParcel = {
  id: string
  reference: string
  state: ShipmentState
  titles: string
  by: string
  isByHand: boolean
  awb: string | null
  /** Returned to the sender or lost, with no decision yet. */
  isUndecided: boolean
  /** The student's delivery instruction has not been passed on to the courier yet. */
  isAnswerPending: boolean
  /** Its address changed after packing, so the slip has to be printed again. */
  isReaddressed: boolean
  /** Whether the viewer may edit every line of it. */
  isWorked: boolean
}

export type OrderParcelsData = {
  parcels: OrderParcel[]
  /** What the viewer may pack now; null for nothing. */
  packing: {
    order: string
    number: string
    lines: PackLine[]
    box: Parcel
    couriers: CourierId[]
  } | null
}

/** The parcels of an order and its lines still to pack, limited to what the viewer may see. `order` must have all lines. */
export async function loadOrderParcels(
  req: PayloadRequest,
  order: Order,
  shipments: readonly Shipment[],
): Promise<OrderParcelsData> {
  const { payload } = req
  const seen = manageableProducts(req, 'view')
  const worked = manageableProducts(req, 'edit')
  const isIn = (products: typeof seen, product: string) =>
    products === null || (products !== 'none' && products.includes(product))
  const project = await projectOfRow(payload, order)
  const rules = await courierRules(payload, project)
  const lines = linesToPack(order)
    .filter(({ product }) => isIn(worked, product))
    .map(({ index, title, option, quantity, goods }): PackLine => ({ index, title, option, quantity, goods }))
  const couriers = await readyCouriers(payload, project)
  return {
    // Closed parcels last.
    parcels: shipments
      .toSorted((one, other) => Number(isShipmentOver(one.state)) - Number(isShipmentOver(other.state)))
      .flatMap((shipment): OrderParcel[] => {
        const { id, reference, state, lines: parts, courierName, courier, awb = null } = shipment
        const own = parts.filter(({ product }) => isIn(seen, product))
        if (own.length === 0) return []
        const titles = own.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title))
        return [
          {
            id: String(id),
            reference,
            state,
            awb,
            titles: titles.join(', '),
            by: [courierName ?? COURIER_NAMES[courier], awb].filter(Boolean).join(' '),
            isByHand: courier === 'manual',
            isUndecided: shipment.returnState === 'open',
            isAnswerPending: state === 'attemptFailed' && shipment.answer?.sentAt === 0,
            isReaddressed: readdressedAt(order, shipment) !== null,
            isWorked: parts.every(({ product }) => isIn(worked, product)),
          },
        ]
      }),
    packing:
      lines.length > 0 && order.address
        ? {
            order: String(order.id),
            number: order.number,
            lines,
            box: rules.box,
            couriers: couriers.toSorted((a, b) => Number(b === rules.courier) - Number(a === rules.courier)),
          }
        : null,
  }
}
