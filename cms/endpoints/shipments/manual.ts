import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  DecideReturnBodySchema,
  MoveParcelBodySchema,
  ParcelBodySchema,
  UndoMoveBodySchema,
} from '#domain/calls/shipments.ts'
import { PARCEL_STATE_NAMES } from '#domain/shipments/parcelStaffTexts.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import { actorName } from '../../operations/orders/actorName.ts'
import { cancelItems } from '../../operations/shipments/cancelItems.ts'
import { changeShipment } from '../../operations/shipments/changeShipment.ts'
import { closeOrderOfLostParcel, decideParcel } from '../../operations/shipments/decideParcel.ts'
import { readShipment } from '../../operations/shipments/readShipment.ts'
import { isParcelDecided } from '../../operations/shipments/resend.ts'
import { setStateManually } from '../../operations/shipments/setStateManually.ts'
import { undoManualState } from '../../operations/shipments/undoManualState.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { refuse, succeed } from '../responses.ts'
import { auditParcel, PARCEL_STAFF_CALLS, withParcel } from './parcelStaffAnswers.ts'

const move = defineCall({
  path: '/parcels/move',
  summary: 'Set the status of a parcel by hand',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Updated the status of a parcel', id: 'shipmentId' },
  body: MoveParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, body: { to, note }, now }, { shipment }) => {
    const { payload } = req
    if (shipment.state === to && to !== 'attemptFailed')
      return succeed(textOf('parcel.moved', { state: PARCEL_STATE_NAMES[to] }))
    if (!(await setStateManually(payload, shipment, { to, note, by: actorName(req) }, now)))
      return refuse(textOf('parcel.notByHand'), 'tooLate')
    await auditParcel(req, shipment, `Noted ${shipment.reference}: ${PARCEL_STATE_NAMES[to]}`, now)
    return succeed(textOf('parcel.moved', { state: PARCEL_STATE_NAMES[to] }))
  }),
})

const undo = defineCall({
  path: '/parcels/undo',
  summary: 'Undo the status of a parcel that was set by mistake',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Took back the status of a parcel', id: 'shipmentId' },
  body: UndoMoveBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, body: { from }, now }, { shipment }) => {
    const undone = await undoManualState(req.payload, shipment, from, actorName(req), now)
    if (undone === 'notByHand') return refuse(textOf('parcel.notUndone'), 'tooLate')
    if (undone !== 'done') return refuse(textOf(`parcel.notUndoneBecause.${undone}`), 'tooLate')
    await auditParcel(req, shipment, `Took back ${shipment.reference}: ${PARCEL_STATE_NAMES[from]}`, now)
    return succeed(textOf('parcel.undone', { state: PARCEL_STATE_NAMES[from] }))
  }),
})

const answerforwarded = defineCall({
  path: '/parcels/answerforwarded',
  summary: 'Mark the answer of the student as passed on to the courier',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Told the courier the answer of a student', id: 'shipmentId' },
  body: ParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, now }, { shipment }) => {
    await changeShipment(req.payload, String(shipment.id), now, ({ answer }) => ({
      data: answer ? { answer: { ...answer, sentAt: now.getTime() } } : null,
      answer: null,
    }))
    await auditParcel(req, shipment, `Told the courier the answer for ${shipment.reference}`, now)
    return succeed(textOf('parcel.answerForwarded'))
  }),
})

const decidereturn = defineCall({
  path: '/parcels/decidereturn',
  summary: 'Restock or write off returned or lost goods',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Decided about the goods of a parcel', id: 'shipmentId' },
  body: DecideReturnBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, body: { restocks }, now }, { shipment }) => {
    const id = String(shipment.id)
    if (!restocks && (await closeOrderOfLostParcel(req.payload, id, actorName(req), now))) {
      await auditParcel(
        req,
        shipment,
        `Closed the unpaid order of ${shipment.reference}, which was lost`,
        now,
      )
      return succeed(textOf('parcel.orderClosed'))
    }
    if (!(await isParcelDecided(req.payload, shipment))) return refuse(textOf('parcel.undecided'), 'tooLate')
    if (!(await decideParcel(req.payload, id, restocks ? 'restock' : 'close', actorName(req), now)))
      return refuse(textOf('parcel.nothingBack'), 'tooLate')
    const what = restocks ? 'Put the goods back into stock' : 'Closed the return'
    await auditParcel(req, shipment, `${what} of ${shipment.reference}`, now)
    return succeed(restocks ? textOf('parcel.restocked') : textOf('parcel.returnDecided'))
  }),
})

const resend = defineCall({
  path: '/parcels/resend',
  summary: 'Resend the goods of a returned or lost parcel',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Sends the goods of a parcel again', id: 'shipmentId' },
  body: ParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, now }, { shipment }) => {
    const { payload } = req
    const id = String(shipment.id)
    if (await isParcelDecided(payload, shipment)) return refuse(textOf('parcel.nothingBack'), 'tooLate')
    if (!(await decideParcel(payload, id, 'resend', actorName(req), now)))
      return refuse(textOf('parcel.nothingBack'), 'tooLate')
    const after = await readShipment(payload, id)
    if (after?.lastError && after.returnState === 'open')
      return refuse(literalText(after.lastError), 'outOfStock')
    await auditParcel(req, shipment, `Sends the goods of ${shipment.reference} again`, now)
    return succeed(textOf('parcel.resent'))
  }),
})

const cancelitems = defineCall({
  path: '/parcels/cancelitems',
  summary: 'Cancel the items of a returned or lost parcel of a cash-on-delivery order',
  needs: PARCEL_STAFF_CALLS,
  audit: { entity: 'shipments', did: 'Cancelled the items of a parcel', id: 'shipmentId' },
  body: ParcelBodySchema,
  answer: AcceptedSchema,
  handle: withParcel(async ({ req, now }, { shipment }) => {
    if (!(await cancelItems(req.payload, shipment, actorName(req), now)))
      return refuse(textOf('parcel.nothingBack'), 'tooLate')
    await auditParcel(req, shipment, `Cancelled the items of ${shipment.reference}, which were not paid`, now)
    return succeed(textOf('parcel.itemsCancelled'))
  }),
})

export const MANUAL_CALLS: Call[] = [move, undo, answerforwarded, decidereturn, resend, cancelitems]
