import type { BasePayload } from 'payload'
import { readRow, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { Order, Shipment } from '#payload-types'

export const readShipment = (payload: BasePayload, id: string): Promise<Shipment | null> =>
  readRow({ payload, collection: 'shipments', where: { id: { equals: id } } })

/** The order of a parcel. */
export const readOrder = (payload: BasePayload, { order }: Pick<Shipment, 'order'>): Promise<Order | null> =>
  readRow({ payload, collection: 'orders', where: { id: { equals: idOf(order) } } })

/** The parcels of an order, oldest first. @param isAll includes cancelled ones */
export async function shipmentsOf(payload: BasePayload, order: string, isAll = false): Promise<Shipment[]> {
  const rows = await readRows({
    payload,
    collection: 'shipments',
    where: { order: { equals: order } },
    sort: ['createdAt'],
    limit: 100,
  })
  return isAll ? rows : rows.filter(({ state }) => state !== 'cancelled')
}
