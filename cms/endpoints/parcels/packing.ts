import { PackAnswerSchema, PackBodySchema } from '#domain/calls/parcels.ts'
import { parcelGrams } from '#domain/courier/parcel.ts'
import { PARCEL_DESK_TEXTS as TEXTS } from '#domain/courier/parcelDeskTexts.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { projectOfRow } from '../../operations/commerce/projectOfRow.ts'
import { courierRules } from '../../operations/courier/courierRules.ts'
import { packedOrder } from '../../operations/courier/deskShipment.ts'
import { packLines } from '../../operations/courier/packLines.ts'
import { byOf } from '../../operations/orders/byOf.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { done } from '../orders/deskAnswers.ts'
import { notFound } from '../refusals.ts'
import { PARCEL_DESK, told } from './desk.ts'

export const pack = defineCall({
  path: '/parcels/pack',
  summary: 'Pack lines of an order into one parcel',
  needs: PARCEL_DESK,
  audit: { entity: 'shipments', did: 'Packed a parcel', action: 'create' },
  body: PackBodySchema,
  answer: PackAnswerSchema,
  handle: async ({ req, body: { orderId, lines: indexes, ...wanted }, now }) => {
    const { payload } = req
    const found = await packedOrder(req, orderId)
    const lines = found ? indexes.map((index) => found.order.lines[index]) : []
    const mayAll = lines.every((line) => line && (found?.products?.includes(line.product) ?? true))
    if (!found || !mayAll) return notFound()
    const project = await projectOfRow(payload, found.order)
    const rules = await courierRules(payload, project)
    const courier = wanted.courier ?? rules.courier
    const provider = courierProvider(courier)
    if (provider && !(await provider.isReady({ payload, project })))
      return refuse(TEXTS.courierOff, 'courierOff')
    const weightGrams = parcelGrams(lines as OrderLine[], rules.box.weightGrams)
    const packed = await packLines({
      ...{ payload, order: found.order, indexes, courier, now },
      parcel: wanted.parcel ?? { ...rules.box, weightGrams },
      by: byOf(req),
    })
    if (packed.state === 'addressMissing') return refuse(TEXTS.addressMissing, 'addressNeeded')
    if (packed.state !== 'packed') return refuse(TEXTS[packed.state], 'tooLate')
    const { shipment } = packed
    await told(req, shipment, `Packed ${shipment.reference} of order ${found.order.number}`, now)
    return {
      ...done(TEXTS.packed.replace('{reference}', shipment.reference)),
      shipment: String(shipment.id),
      reference: shipment.reference,
    }
  },
})
