import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { localeOf } from '#access/projectOf.ts'
import {
  AwbSchema,
  HandOverBodySchema,
  ManyAnswerSchema,
  type OneOfMany,
  PackOrdersBodySchema,
  WaitingParcelsAnswerSchema,
  WaitingParcelsBodySchema,
} from '#domain/calls/parcels.ts'
import { isWaiting } from '#domain/courier/states.ts'
import { canPack } from '#domain/orders/canPack.ts'
import { textIn } from '#domain/text/textIn.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { noteAwb } from '../../operations/courier/assignAwb.ts'
import { moveByHand } from '../../operations/courier/moveByHand.ts'
import { readShipment } from '../../operations/courier/readShipment.ts'
import { resumeParcel } from '../../operations/courier/resumeParcel.ts'
import { packedOrder, staffShipment } from '../../operations/courier/staffShipment.ts'
import { waitingParcels } from '../../operations/courier/waitingParcels.ts'
import { byOf } from '../../operations/orders/byOf.ts'
import { done } from '../answers.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { packFor } from './packing.ts'
import { PARCEL_STAFF_CALLS, told } from './parcelStaffAnswers.ts'

type One = Omit<OneOfMany, 'message'> & { message: Text }

/** How several went, each for itself: one that is refused stops none of the others. */
const manyAnswer = (req: PayloadRequest, results: readonly One[]) => ({
  ...done(
    textOf('parcel.someOf', { done: results.filter(({ isDone }) => isDone).length, all: results.length }),
  ),
  results: results.map(({ message, ...one }) => ({ ...one, message: textIn(localeOf(req), message) })),
})

const packorders = defineCall({
  path: '/parcels/packorders',
  summary: 'Pack what waits of several orders, one parcel each',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Packed several orders', action: 'create' },
  body: PackOrdersBodySchema,
  answer: ManyAnswerSchema,
  handle: async ({ req, body, now }) => {
    const results: One[] = []
    for (const id of new Set(body.orderIds)) results.push(await packOne(req, id, now))
    return manyAnswer(req, results)
  },
})

async function packOne(req: PayloadRequest, id: string, now: Date): Promise<One> {
  const found = await packedOrder(req, id)
  if (!found) return { id, name: id, isDone: false, message: textOf('parcel.orderGone') }
  const { order, products } = found
  const indexes = order.lines.flatMap((line, index) =>
    canPack(order, line) && (products?.includes(line.product) ?? true) ? [index] : [],
  )
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
  summary: 'Parcels of a selection that wait for the courier',
  needs: PARCEL_STAFF_CALLS,
  audit: 'reads',
  body: WaitingParcelsBodySchema,
  answer: WaitingParcelsAnswerSchema,
  handle: async ({ req, body }) => {
    const found = await waitingParcels(req, body, 'edit')
    return {
      ...done(),
      parcels: found
        .filter(({ shipment, isPart }) => !isPart && isWaiting(shipment.state))
        .map(({ shipment: { id, reference, orderNumber, address, courier, courierName, awb } }) => ({
          ...{ id: String(id), reference, orderNumber, isByHand: courier === 'manual' },
          ...{ to: `${address.name}, ${address.city}`, courierName: courierName ?? '', awb: awb ?? '' },
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
  answer: ManyAnswerSchema,
  handle: async ({ req, body, now }) => {
    const results: One[] = []
    for (const parcel of body.parcels) results.push(await handOne(req, parcel, now))
    return manyAnswer(req, results)
  },
})

type Handed = z.infer<typeof HandOverBodySchema>['parcels'][number]

async function handOne(req: PayloadRequest, handed: Handed, now: Date): Promise<One> {
  const { payload } = req
  const id = handed.shipmentId
  const desk = await staffShipment(req, id, 'edit')
  const no = (message: Text, name = desk?.shipment.reference ?? id) => ({
    id,
    name,
    isDone: false,
    message,
  })
  if (!desk?.isWhole) return no(textOf('parcel.parcelGone'), id)
  const { shipment } = desk
  const name = shipment.reference
  // Asked again it answers what the first call did.
  if (shipment.state === 'pickedUp') return { id, name, isDone: true, message: textOf('parcel.handedOver') }
  if (!isWaiting(shipment.state)) return no(textOf('parcel.notByHand'))
  if (shipment.courier === 'manual') {
    const awb = AwbSchema.safeParse(handed.awb)
    if (!awb.success) return no(handed.awb.trim() ? textOf('parcel.awbWrong') : textOf('parcel.awbMissing'))
    const courierName = handed.courierName ?? shipment.courierName ?? null
    const trackingUrl = shipment.awb === awb.data ? (shipment.trackingUrl ?? null) : null
    const typed = { awb: awb.data, courierName, trackingUrl, seen: handed.seen }
    const noted = await noteAwb(payload, String(shipment.id), typed, now)
    if (noted !== 'noted') return no(textOf(noted === 'used' ? 'parcel.awbUsed' : 'parcel.awbMeanwhile'))
    await resumeParcel(payload, id, now)
  } else if (!shipment.awb) return no(textOf('parcel.awbMissing'))
  const current = await readShipment(payload, id)
  if (!current || !(await moveByHand(payload, current, { to: 'pickedUp', by: byOf(req) }, now)))
    return no(textOf('parcel.notByHand'))
  await told(req, shipment, `Handed ${name} to the courier, AWB ${current.awb}`, now)
  return { id, name, isDone: true, message: textOf('parcel.handedOver') }
}

export const MANY_CALLS: Call[] = [packorders, waiting, handover]
