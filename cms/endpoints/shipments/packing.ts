import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { PackBodySchema, PackResponseSchema } from '#domain/calls/shipments.ts'
import { linesToPack } from '#domain/returns/linesToPack.ts'
import { parcelGrams } from '#domain/shipments/parcel.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Order, Shipment } from '#payload-types'
import { actorName } from '../../operations/orders/actorName.ts'
import { projectOfRow } from '../../operations/projects/projectOfRow.ts'
import { courierRules } from '../../operations/shipments/courierRules.ts'
import { packLines } from '../../operations/shipments/packLines.ts'
import { isCourierReady } from '../../operations/shipments/readyCouriers.ts'
import { packableOrder } from '../../operations/shipments/staffShipment.ts'
import { defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'
import { auditParcel, PARCEL_STAFF_CALLS } from './parcelStaffAnswers.ts'

export const pack = defineCall({
  path: '/parcels/pack',
  summary: 'Pack lines of an order into one parcel',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Packed a parcel', action: 'create' },
  body: PackBodySchema,
  answer: PackResponseSchema,
  handle: async ({ req, body: { orderId, lines: indexes, ...wanted }, now }) => {
    const found = await packableOrder(req, orderId)
    const lines = found ? indexes.map((index) => found.order.lines[index]) : []
    const isAllVisible = lines.every((line) => line && (found?.products?.includes(line.product) ?? true))
    if (!found || !isAllVisible) return notFound()
    const packed = await packFor(req, found.order, indexes, wanted, now)
    if ('code' in packed) return refuse(packed.message, packed.code)
    const { shipment } = packed
    return {
      ...succeed(textOf('parcel.packed', { reference: shipment.reference })),
      shipment: String(shipment.id),
      reference: shipment.reference,
    }
  },
})

type PackOptions = Pick<z.infer<typeof PackBodySchema>, 'courier' | 'parcel'>

/** Packs lines of an order (by index) into one parcel with the courier rules of the project and writes the audit entry; else the refusal. */
export async function packFor(
  req: PayloadRequest,
  order: Order,
  indexes: readonly number[],
  wanted: PackOptions,
  now: Date,
): Promise<{ shipment: Shipment } | { message: Text; code: 'courierOff' | 'addressNeeded' | 'tooLate' }> {
  const { payload } = req
  const project = await projectOfRow(payload, order)
  const rules = await courierRules(payload, project)
  const courier = wanted.courier ?? rules.courier
  if (!(await isCourierReady(payload, project, courier)))
    return { message: textOf('parcel.courierOff'), code: 'courierOff' }
  const lines = linesToPack(order).filter(({ index }) => indexes.includes(index))
  const weightGrams = parcelGrams(lines, rules.box.weightGrams)
  const packed = await packLines({
    payload,
    order,
    indexes,
    courier,
    now,
    parcel: wanted.parcel ?? { ...rules.box, weightGrams },
    by: actorName(req),
  })
  if (packed.state === 'addressMissing')
    return { message: textOf('parcel.addressMissing'), code: 'addressNeeded' }
  if (packed.state !== 'packed') return { message: textOf(`parcel.${packed.state}`), code: 'tooLate' }
  const { shipment } = packed
  await auditParcel(req, shipment, `Packed ${shipment.reference} of order ${order.number}`, now)
  return { shipment }
}
