import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { ShipmentState } from '#domain/courier/states.ts'
import {
  closedUnpaidNotification,
  correctionNotification,
  notificationsAbout,
  type ParcelNotificationAbout,
  parcelNotification,
  sentAgainNotification,
} from '#domain/notifications/parcelNotification.ts'
import { moneyOfUnreceived } from '#domain/orders/unpaidAtDoor.ts'
import type { Shipment } from '#payload-types'
import { notifyStudent } from '../orders/notifyStudent.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { readOrder } from './readShipment.ts'
import { trackToken } from './trackToken.ts'

/**
 * Tells the student what a parcel's state means for them, with the link to follow it, once each.
 */
export async function notifyOfParcel(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { reference, state, attempts, orderNumber, lines, cashPaise } = shipment
  const token = trackToken(payload, reference)
  const titles = lines.map(({ title }) => title)
  // What is owed is asked only where a message speaks of it.
  const order = state === 'rtoDelivered' || state === 'lost' ? await readOrder(payload, shipment) : null
  const money = order ? moneyOfUnreceived(order) : 'paid'
  const news = parcelNotification({ number: orderNumber, titles, state, token, cashPaise, money })
  if (!news) return
  await notifyOnce(payload, shipment, { about: keyOf(news.about, shipment, attempts), news }, now)
}

/** What a message about a parcel is known by: one about a failed attempt each time, one that was corrected once more. */
function keyOf(about: ParcelNotificationAbout, { scans }: Pick<Shipment, 'scans'>, attempts: number): string {
  const corrections = scans.filter(({ undone }) => undone && notificationsAbout(undone) === about).length
  return [about, about === 'failed' ? attempts : null, corrections > 0 ? `again${corrections}` : null]
    .filter((part) => part !== null)
    .join(':')
}

/** Tells the student that a status was set by mistake, where they were told of it. `shipment` is the parcel as it stood with it. */
export async function notifyOfCorrection(
  payload: BasePayload,
  shipment: Shipment,
  before: ShipmentState,
  now: Date,
): Promise<void> {
  const { id, project, student, reference, orderNumber, lines, state, attempts } = shipment
  const wrong = notificationsAbout(state)
  if (!wrong || wrong === notificationsAbout(before)) return
  const about = keyOf(wrong, shipment, attempts)
  const told = `parcel:${id}:${about}`
  if (!(await wasTold(payload, idOf(project) as string, idOf(student) as string, told))) return
  const titles = lines.map(({ title }) => title)
  const news = correctionNotification(orderNumber, titles, wrong, before, trackToken(payload, reference))
  await notifyOnce(payload, shipment, { about: `corrected:${about}`, news }, now)
}

/** Tells the student once what was decided about a parcel that came back or was lost. */
export const notifyOfDecision = (
  payload: BasePayload,
  shipment: Shipment,
  decided: 'sentAgain' | 'closed',
  now: Date,
): Promise<void> => {
  const titles = shipment.lines.map(({ title }) => title)
  const news =
    decided === 'sentAgain'
      ? sentAgainNotification(shipment.orderNumber, titles)
      : closedUnpaidNotification(shipment.orderNumber)
  return notifyOnce(payload, shipment, { about: decided, news }, now)
}

type Told = { about: string; news: { title: string; text: string; href: string } }

async function notifyOnce(
  payload: BasePayload,
  shipment: Shipment,
  { about, news }: Told,
  now: Date,
): Promise<void> {
  const dedupeKey = `parcel:${shipment.id}:${about}`
  const [project, student] = await Promise.all([
    projectOfRow(payload, shipment),
    readRow({ payload, collection: 'users', where: { id: { equals: idOf(shipment.student) } } }),
  ])
  if (!student || student.deletedAt) return
  await notifyStudent(payload, { project, student, news, dedupeKey, now })
}

const wasTold = async (payload: BasePayload, project: string, user: string, dedupeKey: string) =>
  (await readRow({
    payload,
    collection: 'notifications',
    where: { dedupeKey: { equals: `${project}:${user}:${dedupeKey}` } },
  })) !== null
