import type { PayloadRequest, Where } from 'payload'
import { inProject } from '#access/compose.ts'
import { readRows } from '#database/guard.ts'
import type { Shipment } from '#payload-types'
import { manageableProducts } from './staffShipment.ts'

/** A selection of parcels: by id, and those of these orders waiting for the courier; all waiting ones when both are empty. */
export type ParcelSelection = { parcels: readonly string[]; orders: readonly string[] }
/** A parcel reduced to the lines that the staff member may see. */
export type VisibleParcel = { shipment: Shipment; isPart: boolean }

/** Upper limit of parcels in one selection. */
export const PARCELS_MAX = 200

/** The parcels of a selection that the requesting staff member may view or edit, oldest first. */
export async function waitingParcels(
  req: PayloadRequest,
  { parcels, orders }: ParcelSelection,
  need: 'view' | 'edit',
): Promise<VisibleParcel[]> {
  const products = manageableProducts(req, need)
  const here = inProject({ req })
  const waits: Where = { state: { in: ['packed', 'awbAssigned'] } }
  const selection: Where[] = [
    ...(parcels.length + orders.length === 0 ? [waits] : []),
    ...(parcels.length > 0 ? [{ id: { in: [...parcels] } }] : []),
    ...(orders.length > 0 ? [{ and: [{ order: { in: [...orders] } }, waits] }] : []),
  ]
  if (products === 'none' || here === false) return []
  const rows = await readRows({
    payload: req.payload,
    collection: 'shipments',
    where: here === true ? { or: selection } : { and: [{ or: selection }, here] },
    sort: ['createdAt'],
    limit: PARCELS_MAX,
  })
  return rows.flatMap((shipment) => {
    const lines = shipment.lines.filter(({ product }) => products?.includes(product) ?? true)
    if (lines.length === 0 || shipment.state === 'pending') return []
    const isPart = lines.length < shipment.lines.length
    return [{ shipment: isPart ? { ...shipment, lines, cashPaise: 0 } : shipment, isPart }]
  })
}
