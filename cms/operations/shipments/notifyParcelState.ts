import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { NotificationContent } from '#domain/notifications/NotificationContent.ts'
import {
  closedUnpaidNotification,
  correctionNotification,
  type ParcelNotificationTopic,
  parcelNotification,
  parcelNotificationTopic,
  resentNotification,
} from '#domain/notifications/parcelNotification.ts'
import { paymentOfUnreceived } from '#domain/orders/cashOnDelivery.ts'
import { lastAttempt } from '#domain/shipments/lastAttempt.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'
import { notifyStudent } from '../orders/notifyStudent.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { readOrder } from './readShipment.ts'
import { trackToken } from './trackToken.ts'

/** Notifies the student of a parcel's state with the tracking link, once per state. */
export async function notifyParcelState(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { reference, state, attempts, orderNumber, lines, cashPaise } = shipment
  const token = trackToken(payload, reference)
  // The order is only needed for messages that mention the amount due.
  const order = state === 'rtoDelivered' || state === 'lost' ? await readOrder(payload, shipment) : null
  const money = order ? paymentOfUnreceived(order) : 'paid'
  const notification = parcelNotification({
    number: orderNumber,
    lines,
    state,
    token,
    cashPaise,
    money,
    note: lastAttempt(shipment.scans)?.text.trim() || null,
  })
  if (!notification) return
  await notifyOnce(
    payload,
    shipment,
    { about: keyOf(notification.about, shipment, attempts), notification },
    now,
  )
}

/** Deduplication key of a message: one per failed attempt, and one more after each correction. */
function keyOf(about: ParcelNotificationTopic, { scans }: Pick<Shipment, 'scans'>, attempts: number): string {
  const corrections = scans.filter(({ undone }) => undone && parcelNotificationTopic(undone) === about).length
  return [about, about === 'failed' ? attempts : null, corrections > 0 ? `again${corrections}` : null]
    .filter((part) => part !== null)
    .join(':')
}

/** Notifies the student of a status set by mistake, if they were notified of it. `shipment` is the parcel with the wrong status. */
export async function notifyParcelCorrection(
  payload: BasePayload,
  shipment: Shipment,
  before: ShipmentState,
  now: Date,
): Promise<void> {
  const { id, project, student, reference, orderNumber, lines, state, attempts } = shipment
  const wrongAbout = parcelNotificationTopic(state)
  if (!wrongAbout || wrongAbout === parcelNotificationTopic(before)) return
  const about = keyOf(wrongAbout, shipment, attempts)
  const sentKey = `parcel:${id}:${about}`
  if (!(await wasNotified(payload, idOf(project) as string, idOf(student) as string, sentKey))) return
  const notification = correctionNotification(
    orderNumber,
    lines,
    wrongAbout,
    before,
    trackToken(payload, reference),
  )
  await notifyOnce(payload, shipment, { about: `corrected:${about}`, notification }, now)
}

/** Notifies the student once of the decision on a returned or lost parcel. */
export const notifyParcelDecision = (
  payload: BasePayload,
  shipment: Shipment,
  decided: 'sentAgain' | 'closed',
  now: Date,
): Promise<void> => {
  const notification =
    decided === 'sentAgain'
      ? resentNotification(shipment.orderNumber, shipment.lines)
      : closedUnpaidNotification(shipment.orderNumber)
  return notifyOnce(payload, shipment, { about: decided, notification }, now)
}

type ParcelMessage = { about: string; notification: NotificationContent }

async function notifyOnce(
  payload: BasePayload,
  shipment: Shipment,
  { about, notification }: ParcelMessage,
  now: Date,
): Promise<void> {
  const dedupeKey = `parcel:${shipment.id}:${about}`
  const [project, student] = await Promise.all([
    projectOfRow(payload, shipment),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(shipment.student) } } }),
  ])
  if (!student || student.deletedAt) return
  await notifyStudent(payload, { project, student, notification, dedupeKey, now })
}

const wasNotified = async (payload: BasePayload, project: string, user: string, dedupeKey: string) =>
  (await readRow({
    payload,
    collection: 'notifications',
    where: { dedupeKey: { equals: `${project}:${user}:${dedupeKey}` } },
  })) !== null
