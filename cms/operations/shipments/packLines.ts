import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { encodeBytes } from '#domain/random/encodeBytes.ts'
import { linesToPack } from '#domain/returns/linesToPack.ts'
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
  const packed = linesToPack(order).filter(({ index }) => indexes.includes(index))
  if (lines.some((line) => line?.state === 'undelivered' || line?.state === 'lost'))
    return { state: 'undecided' }
  // A finished parcel must not be returned as if the lines were packed now.
  if (existing && isShipmentOver(existing.state)) return { state: 'tooLate' }
  if (!existing) {
    if (packed.length === 0 || packed.length !== indexes.length) return { state: 'tooLate' }
    if (lines.some((line) => line?.state === 'backordered' && line.bought.keys > 0))
      return { state: 'keysMissing' }
    if (!order.address) return { state: 'addressMissing' }
  }
  const shipment =
    existing ??
    (await insertIfAbsent({ payload, collection: 'shipments', data: newShipment(args, packed, key) })) ??
    (await readRow({ payload, collection: 'shipments', where: { key: { equals: key } } }))
  if (!shipment) return { state: 'tooLate' }
  const finished = await finishPacking(payload, String(shipment.id), now)
  return finished ? { state: 'packed', shipment: finished } : { state: 'tooLate' }
}

const REFERENCE_BYTES = 6

type PackedLines = ReturnType<typeof linesToPack<Order['lines'][number]>>

function newShipment({ payload, order, courier, parcel, by, now }: Args, packed: PackedLines, key: string) {
  const reference = `${order.number}-${encodeBytes(randomBytes(REFERENCE_BYTES))}`
  const lines = packed.map(
    ({ index, quantity, product, title, hindiTitle = null, option }): ShipmentLine => ({
      index,
      quantity,
      product,
      title,
      hindiTitle,
      option,
    }),
  )
  return {
    reference,
    key,
    courier,
    parcel,
    lines,
    project: idOf(order.project),
    order: order.id,
    orderNumber: order.number,
    student: idOf(order.student),
    productKeys: ` ${lines.map(({ product }) => product).join(' ')} `,
    awbKey: awbKeyOf(idOf(order.project) as string, { reference, state: 'pending' }),
    state: 'pending',
    ownState: 'pending',
    appliedState: 'pending',
    cashPaise: 0,
    attempts: 0,
    tries: 0,
    queries: 0,
    rev: 0,
    worthPaise: packed.reduce((sum, { netPaise }) => sum + netPaise, 0),
    packedBy: by,
    trackKey: hashToken(trackToken(payload, reference)),
    address: order.address,
    scans: [],
    tryAt: now.toISOString(),
  }
}
