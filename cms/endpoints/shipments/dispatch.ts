import { idOf } from '#database/idOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { AssignBodySchema, ParcelBodySchema } from '#domain/calls/shipments.ts'
import { localTime } from '#domain/content/localTime.ts'
import type { CourierTask } from '#domain/shipments/couriers.ts'
import { isAwaitingCourier } from '#domain/shipments/states.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Shipment } from '#payload-types'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { saveAwb } from '../../operations/shipments/assignAwb.ts'
import { changeShipment } from '../../operations/shipments/changeShipment.ts'
import { queryCourier } from '../../operations/shipments/queryCourier.ts'
import { resumeParcel } from '../../operations/shipments/resumeParcel.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { refuse, succeed, wrongField } from '../responses.ts'
import { auditParcel, courierTaskAnswer, PARCEL_STAFF_CALLS, withParcel } from './parcelStaffAnswers.ts'

/** Stores a courier task on a parcel and runs it at once; false when the state of the parcel does not allow it. */
async function startCourierTask(
  { req, now }: CallContext<unknown>,
  { id }: Shipment,
  courierTask: CourierTask,
  isAllowed: (row: Shipment) => boolean,
): Promise<boolean> {
  const isStarted = await changeShipment<boolean>(req.payload, String(id), now, (row) =>
    isAllowed(row)
      ? { data: { courierTask, lastError: null, tryAt: now.toISOString() }, answer: true }
      : { data: null, answer: false },
  )
  if (isStarted) await resumeParcel(req.payload, String(id), now)
  return isStarted === true
}

const assign = defineCall({
  path: '/parcels/assign',
  summary: 'Book the parcel at the courier to get an AWB, or set an AWB by hand',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Asked for a tracking number', id: 'shipmentId' },
  body: AssignBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async (context, { shipment }) => {
    const { req, body, now } = context
    const id = String(shipment.id)
    if (!courierProvider(shipment.courier)) {
      if (!body.awb) return wrongField('awb', textOf('parcel.awbMissing'))
      const { awb, courierName = null, trackingUrl = null, expectedOn, seen } = body
      const today = localTime(now.getTime(), await projectZone(req.payload, idOf(shipment.project))).slice(
        0,
        10,
      )
      if (expectedOn && expectedOn < today) return wrongField('expectedOn', textOf('parcel.expectedBefore'))
      const noted = await saveAwb(req.payload, id, { awb, courierName, trackingUrl, expectedOn, seen }, now)
      if (noted === 'changed') return refuse(textOf('parcel.awbMeanwhile'), 'meanwhile', { httpStatus: 409 })
      if (noted === 'used') return wrongField('awb', textOf('parcel.awbUsed'))
      await resumeParcel(req.payload, id, now)
      await auditParcel(req, shipment, `Noted the AWB ${awb} of ${shipment.reference}`, now)
      return succeed(textOf('parcel.assigned'))
    }
    const isBookable = (row: Shipment) => isAwaitingCourier(row.state) && (!row.awb || !row.labelUrl)
    if (!(await startCourierTask(context, shipment, 'assign', isBookable)))
      return refuse(textOf('parcel.bookedBefore'), 'tooLate')
    await auditParcel(req, shipment, `Asked the courier for an AWB of ${shipment.reference}`, now)
    return courierTaskAnswer(
      req,
      id,
      ({ awb, courierTask }) => (awb && !courierTask ? textOf('parcel.booked', { awb }) : null),
      textOf('parcel.booking'),
    )
  }),
})

const pickup = defineCall({
  path: '/parcels/pickup',
  summary: 'Request a pickup',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Asked for a pickup', id: 'shipmentId' },
  body: ParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async (context, { shipment }) => {
    const { req, now } = context
    if (!shipment.awb) return refuse(textOf('parcel.awbMissing'), 'invalid')
    if (!(await startCourierTask(context, shipment, 'pickup', (row) => isAwaitingCourier(row.state))))
      return refuse(textOf('parcel.leftAlready'), 'tooLate')
    await auditParcel(req, shipment, `Asked for a pickup of ${shipment.reference}`, now)
    return courierTaskAnswer(
      req,
      String(shipment.id),
      ({ pickupAt, courierTask }) => (pickupAt && !courierTask ? textOf('parcel.pickupAsked') : null),
      textOf('parcel.booking'),
    )
  }),
})

const cancel = defineCall({
  path: '/parcels/cancel',
  summary: 'Cancel a parcel before pickup; its goods can be packed again',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Cancelled a parcel', id: 'shipmentId' },
  body: ParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async (context, { shipment }) => {
    const { req, now } = context
    if (shipment.state === 'cancelled') return succeed(textOf('parcel.given'))
    if (!(await startCourierTask(context, shipment, 'cancel', (row) => isAwaitingCourier(row.state))))
      return refuse(textOf('parcel.leftAlready'), 'tooLate')
    await auditParcel(req, shipment, `Gave up ${shipment.reference}`, now)
    return courierTaskAnswer(
      req,
      String(shipment.id),
      ({ state, courierTask }) =>
        state === 'cancelled'
          ? textOf('parcel.given')
          : !courierTask && !isAwaitingCourier(state)
            ? textOf('parcel.leftAlready')
            : null,
      textOf('parcel.giving'),
    )
  }),
})

const refresh = defineCall({
  path: '/parcels/refresh',
  summary: 'Fetch the tracking of a parcel from the courier',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Asked the courier where a parcel is', id: 'shipmentId' },
  body: ParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, now }, { shipment }) => {
    if (!shipment.awb || !courierProvider(shipment.courier))
      return refuse(textOf('parcel.awbMissing'), 'invalid')
    try {
      await queryCourier(req.payload, shipment, now)
      return succeed(textOf('parcel.refreshed'))
    } catch (err) {
      req.payload.logger.warn({ msg: 'the tracking of a parcel could not be fetched', err })
      return refuse(textOf('parcel.courierSilent'), 'courierSilent')
    }
  }),
})

export const DISPATCH_CALLS: Call[] = [assign, pickup, cancel, refresh]
