import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { literalText, type Text, textOf } from '#domain/text/textOf.ts'
import type { Shipment } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { readShipment } from '../../operations/shipments/readShipment.ts'
import { type StaffShipment, staffShipment } from '../../operations/shipments/staffShipment.ts'
import type { CallContext } from '../defineCall.ts'
import { wholeOrderRefusal } from '../orders/staffAnswers.ts'
import { notFound } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

/** For staff who edit courier details or orders. */
export const PARCEL_STAFF_CALLS = {
  module: ['courierDetails', 'orders', 'subadminOrders'],
  toEdit: true,
} as const

type Context<B> = CallContext<B & { shipmentId: string }>
type Work<B, A> = (context: Context<B>, desk: StaffShipment) => Promise<A>

/** A handler for a parcel; 404 if the caller may not see it, 403 if they may see only some of its lines. */
export const withParcel =
  <B, A>(work: Work<B, A>) =>
  async (context: Context<B>) => {
    const desk = await staffShipment(context.req, context.body.shipmentId, 'edit')
    if (!desk) return notFound()
    return desk.isWhole ? work(context, desk) : wholeOrderRefusal()
  }

/** Writes an audit entry about a parcel. */
export const auditParcel = (
  req: PayloadRequest,
  { id, reference, project }: Shipment,
  summary: string,
  now: Date,
): Promise<void> =>
  recordAudit(req, {
    action: 'update',
    entity: 'shipments',
    entityId: String(id),
    entityTitle: reference,
    summary,
    changes: [],
    project: idOf(project) ?? null,
    now,
  })

/**
 * Answer after a courier task has run: `isDone` gives the message of success, `waiting` is the message while the task is queued.
 * Refused with the error of the courier, or as `courierSilent` when it did not answer.
 */
export async function courierTaskAnswer(
  req: PayloadRequest,
  id: string,
  isDone: (shipment: Shipment) => Text | null,
  waiting: Text,
) {
  const shipment = await readShipment(req.payload, id)
  if (!shipment) return notFound()
  const text = isDone(shipment)
  if (text) return succeed(text)
  if (!shipment.courierTask && shipment.lastError) return refuse(literalText(shipment.lastError), 'tooLate')
  return shipment.lastError ? refuse(textOf('parcel.courierSilent'), 'courierSilent') : succeed(waiting)
}
