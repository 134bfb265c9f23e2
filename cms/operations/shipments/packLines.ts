import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { canPack } from '#domain/orders/canPack.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { encodeBytes } from '#domain/random/encodeBytes.ts'
import { withoutReturned } from '#domain/returns/returnedPieces.ts'
import { awbKeyOf } from '#domain/shipments/awbKey.ts'
import type { CourierId } from '#domain/shipments/couriers.ts'
import type { Parcel } from '#domain/shipments/parcel.ts'
import type { ShipmentLine } from '#domain/shipments/ShipmentLineSchema.ts'
import { isShipmentOver } from '#domain/shipments/states.ts'
import type { Order, Shipment } from '#payload-types'
import { finishPacking } from './finishPacking.ts'
import { trackToken } from './trackToken.ts'

type Args = {
  payload: BasePayload
  order: Order
  /** Indexes of the order lines. */
  indexes: readonly number[]
  courier: CourierId
  parcel: Parcel
  by: string
  now: Date
}
export type PackResult =
  | { state: 'packed'; shipment: Shipment }
  | { state: 'tooLate' | 'keysMissing' | 'addressMissing' | 'undecided' }

/**
 * Packs lines of an order into a parcel. Idempotent: the same lines return their existing parcel. Of two calls with a common line one
 * gets `tooLate`.
 */
export async function packLines(args: Args): Promise<PackResult> {
  const { payload, order, now } = args
  const indexes = [...new Set(args.indexes)].toSorted((a, b) => a - b)
  const key = `${order.id}:${indexes.join('+')}`
  const existing = await readRow({ payload, collection: 'shipments', where: { key: { equals: key } } })
  const lines = indexes.map((index) => order.lines[index])
  if (lines.some((line) => line?.state === 'undelivered' || line?.state === 'lost'))
    return { state: 'undecided' }
  // A finished parcel must not be returned as if the lines were packed now.
  if (existing && isShipmentOver(existing.state)) return { state: 'tooLate' }
  if (!existing) {
    if (lines.length === 0 || !lines.every((line) => line && canPack(order, line)))
      return { state: 'tooLate' }
    if (lines.some((line) => line?.state === 'backordered' && line.bought.keys > 0))
      return { state: 'keysMissing' }
    if (!order.address) return { state: 'addressMissing' }
  }
  const shipment =
    existing ??
    (await insertIfAbsent({ payload, collection: 'shipments', data: newShipment(args, indexes, key) })) ??
    (await readRow({ payload, collection: 'shipments', where: { key: { equals: key } } }))
  if (!shipment) return { state: 'tooLate' }
  const packed = await finishPacking(payload, String(shipment.id), now)
  return packed ? { state: 'packed', shipment: packed } : { state: 'tooLate' }
}

const REFERENCE_BYTES = 6

function newShipment({ payload, order, courier, parcel, by, now }: Args, indexes: number[], key: string) {
  const reference = `${order.number}-${encodeBytes(randomBytes(REFERENCE_BYTES))}`
  const currentLines = withoutReturned(order).lines
  const lines = indexes.map((index): ShipmentLine => {
    const { quantity, product, title, hindiTitle = null, option } = currentLines[index] as OrderLine
    return { index, quantity, product, title, hindiTitle, option }
  })
  return {
    ...{ reference, key, courier, parcel, lines },
    project: idOf(order.project),
    order: order.id,
    orderNumber: order.number,
    student: idOf(order.student),
    productKeys: ` ${lines.map(({ product }) => product).join(' ')} `,
    awbKey: awbKeyOf(idOf(order.project) as string, { reference, state: 'pending' }),
    ...{ state: 'pending', ownState: 'pending', appliedState: 'pending' },
    ...{ cashPaise: 0, attempts: 0, tries: 0, queries: 0, rev: 0 },
    worthPaise: indexes.reduce((sum, index) => sum + (currentLines[index]?.netPaise ?? 0), 0),
    packedBy: by,
    trackKey: hashToken(trackToken(payload, reference)),
    address: order.address,
    scans: [],
    tryAt: now.toISOString(),
  }
}
