import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import {
  AwbSchema,
  type BulkResult,
  HandOverBodySchema,
  ManyResponseSchema,
  PackOrdersBodySchema,
  WaitingParcelsBodySchema,
  WaitingParcelsResponseSchema,
} from '#domain/calls/shipments.ts'
import { linesToPack } from '#domain/returns/linesToPack.ts'
import { isAwaitingCourier } from '#domain/shipments/states.ts'
import { renderText } from '#domain/text/renderText.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { saveAwb } from '../../operations/shipments/assignAwb.ts'
import { readShipment } from '../../operations/shipments/readShipment.ts'
import { resumeParcel } from '../../operations/shipments/resumeParcel.ts'
import { setStateManually } from '../../operations/shipments/setStateManually.ts'
import { packableOrder, staffShipment } from '../../operations/shipments/staffShipment.ts'
import { waitingParcels } from '../../operations/shipments/waitingParcels.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { succeed } from '../responses.ts'
import { packFor } from './packing.ts'
import { auditParcel, PARCEL_STAFF_CALLS } from './parcelStaffAnswers.ts'

type ParcelResult = Omit<BulkResult, 'message'> & { message: Text }

/** Answer of a bulk call with one result an item; a refused item does not stop the others. */
const manyAnswer = (req: PayloadRequest, results: readonly ParcelResult[]) => ({
  ...succeed(
    textOf('parcel.someOf', { done: results.filter(({ isDone }) => isDone).length, all: results.length }),
  ),
  results: results.map(({ message, ...one }) => ({ ...one, message: renderText(localeOf(req), message) })),
})

const packorders = defineCall({
  path: '/parcels/packorders',
  summary: 'Pack several orders, one parcel each',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Packed several orders', action: 'create' },
  body: PackOrdersBodySchema,
  answer: ManyResponseSchema,
  handle: async ({ req, body, now }) => {
    const results: ParcelResult[] = []
    for (const id of new Set(body.orderIds)) results.push(await packOne(req, id, now))
    return manyAnswer(req, results)
  },
})

async function packOne(req: PayloadRequest, id: string, now: Date): Promise<ParcelResult> {
  const found = await packableOrder(req, id)
  if (!found) return { id, name: id, isDone: false, message: textOf('parcel.orderGone') }
  const { order, products } = found
  const indexes = linesToPack(order)
    .filter(({ product }) => products?.includes(product) ?? true)
    .map(({ index }) => index)
  const name = order.number
  if (indexes.length === 0) {
    const isUndecided = order.lines.some(({ state }) => state === 'undelivered' || state === 'lost')
    return {
      id,
      name,
      isDone: false,
      message: isUndecided ? textOf('parcel.undecided') : textOf('parcel.nothingToPack'),
    }
  }
  const packed = await packFor(req, order, indexes, {}, now)
  if ('code' in packed) return { id, name, isDone: false, message: packed.message }
  const message = textOf('parcel.packed', { reference: packed.shipment.reference })
  return { id, name, isDone: true, message }
}

const waiting = defineCall({
  path: '/parcels/waiting',
  summary: 'Parcels of the given orders or parcels that were not handed over yet',
  needs: PARCEL_STAFF_CALLS,
  audit: 'reads',
  body: WaitingParcelsBodySchema,
  answer: WaitingParcelsResponseSchema,
  handle: async ({ req, body }) => {
    const found = await waitingParcels(req, body, 'edit')
    return {
      ...succeed(),
      parcels: found
        .filter(({ shipment, isPart }) => !isPart && isAwaitingCourier(shipment.state))
        .map(({ shipment: { id, reference, orderNumber, address, courier, courierName, awb } }) => ({
          id: String(id),
          reference,
          orderNumber,
          isByHand: courier === 'manual',
          to: `${address.name}, ${address.city}`,
          courierName: courierName ?? '',
          awb: awb ?? '',
        })),
    }
  },
})

const handover = defineCall({
  path: '/parcels/handover',
  summary: 'Mark several parcels as handed to the courier, with their tracking numbers',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Handed several parcels to the courier' },
  body: HandOverBodySchema,
  answer: ManyResponseSchema,
  handle: async ({ req, body, now }) => {
    const results: ParcelResult[] = []
    for (const parcel of body.parcels) results.push(await handOverOne(req, parcel, now))
    return manyAnswer(req, results)
  },
})

type HandOverItem = z.infer<typeof HandOverBodySchema>['parcels'][number]

async function handOverOne(req: PayloadRequest, item: HandOverItem, now: Date): Promise<ParcelResult> {
  const { payload } = req
  const id = item.shipmentId
  const desk = await staffShipment(req, id, 'edit')
  const failed = (message: Text, name = desk?.shipment.reference ?? id) => ({
    id,
    name,
    isDone: false,
    message,
  })
  if (!desk?.isWhole) return failed(textOf('parcel.parcelGone'), id)
  const { shipment } = desk
  const name = shipment.reference
  // A repeated call succeeds.
  if (shipment.state === 'pickedUp') return { id, name, isDone: true, message: textOf('parcel.handedOver') }
  if (!isAwaitingCourier(shipment.state)) return failed(textOf('parcel.notByHand'))
  if (shipment.courier === 'manual') {
    const awb = AwbSchema.safeParse(item.awb)
    if (!awb.success) return failed(item.awb.trim() ? textOf('parcel.awbWrong') : textOf('parcel.awbMissing'))
    const courierName = item.courierName ?? shipment.courierName ?? null
    const trackingUrl = shipment.awb === awb.data ? (shipment.trackingUrl ?? null) : null
    const typed = { awb: awb.data, courierName, trackingUrl, seen: item.seen }
    const noted = await saveAwb(payload, String(shipment.id), typed, now)
    if (noted !== 'noted') return failed(textOf(noted === 'used' ? 'parcel.awbUsed' : 'parcel.awbMeanwhile'))
    await resumeParcel(payload, id, now)
  } else if (!shipment.awb) return failed(textOf('parcel.awbMissing'))
  const current = await readShipment(payload, id)
  if (!current || !(await setStateManually(payload, current, { to: 'pickedUp', by: actorName(req) }, now)))
    return failed(textOf('parcel.notByHand'))
  await auditParcel(req, shipment, `Handed ${name} to the courier, AWB ${current.awb}`, now)
  return { id, name, isDone: true, message: textOf('parcel.handedOver') }
}

export const BULK_CALLS: Call[] = [packorders, waiting, handover]
