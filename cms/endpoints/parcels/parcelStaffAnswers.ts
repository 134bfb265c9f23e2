import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { asWritten, type Text, textOf } from '#domain/text/textOf.ts'
import type { Shipment } from '#payload-types'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { readShipment } from '../../operations/courier/readShipment.ts'
import { type StaffShipment, staffShipment } from '../../operations/courier/staffShipment.ts'
import { done, refuse } from '../answers.ts'
import type { CallContext } from '../defineCall.ts'
import { notWhole } from '../orders/staffAnswers.ts'
import { notFound } from '../refusals.ts'

/** Whoever works on parcels: those who look after couriers, and those who work on orders. */
export const PARCEL_STAFF_CALLS = {
  module: ['courierDetails', 'orders', 'subadminOrders'],
  toEdit: true,
} as const

type Context<B> = CallContext<B & { shipmentId: string }>
type Work<B, A> = (context: Context<B>, desk: StaffShipment) => Promise<A>

/** Runs work on a parcel that the asker may change as a whole. */
export const onParcel =
  <B, A>(work: Work<B, A>) =>
  async (context: Context<B>) => {
    const desk = await staffShipment(context.req, context.body.shipmentId, 'edit')
    if (!desk) return notFound()
    return desk.isWhole ? work(context, desk) : notWhole()
  }

/** Notes in the audit log what somebody did with a parcel. */
export const told = (
  req: PayloadRequest,
  { id, reference, project }: Shipment,
  summary: string,
  now: Date,
): Promise<void> =>
  recordAudit(req, {
    ...{ action: 'update', entity: 'shipments', entityId: String(id), entityTitle: reference },
    ...{ summary, changes: [], project: idOf(project) ?? null, now },
  })

/** What a courier made of an courierTask: done, said no, or not answered yet. */
export async function courierTaskAnswer(
  req: PayloadRequest,
  id: string,
  isDone: (shipment: Shipment) => Text | null,
  waiting: Text,
) {
  const now = await readShipment(req.payload, id)
  if (!now) return notFound()
  const text = isDone(now)
  if (text) return done(text)
  if (!now.courierTask && now.lastError) return refuse(asWritten(now.lastError), 'tooLate')
  return now.lastError ? refuse(textOf('parcel.courierSilent'), 'courierSilent') : done(waiting)
}
