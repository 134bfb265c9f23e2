import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRow } from '#collections/guard.ts'
import type { ShipmentState } from '#domain/courier/states.ts'
import {
  closedUnpaidNews,
  correctionNews,
  newsAbout,
  type ParcelNewsAbout,
  parcelNews,
  sentAgainNews,
} from '#domain/notifications/parcelNews.ts'
import { moneyOfUnreceived } from '#domain/orders/unpaidAtDoor.ts'
import type { Shipment } from '#payload-types'
import { projectOfRow } from '../commerce/projectOfRow.ts'
import { tellStudent } from '../orders/tellStudent.ts'
import { readOrder } from './readShipment.ts'
import { trackToken } from './trackToken.ts'

/**
 * Tells the student what a parcel's state means for them, with the link to follow it, once each.
 */
export async function tellOfParcel(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { reference, state, attempts, orderNumber, lines, cashPaise } = shipment
  const token = trackToken(payload, reference)
  const titles = lines.map(({ title }) => title)
  // What is owed is asked only where a message speaks of it.
  const order = state === 'rtoDelivered' || state === 'lost' ? await readOrder(payload, shipment) : null
  const money = order ? moneyOfUnreceived(order) : 'paid'
  const news = parcelNews({ number: orderNumber, titles, state, token, cashPaise, money })
  if (!news) return
  await tellOnce(payload, shipment, { about: keyOf(news.about, shipment, attempts), news }, now)
}

/** What a message about a parcel is known by: one about a failed attempt each time, one that was corrected once more. */
function keyOf(about: ParcelNewsAbout, { scans }: Pick<Shipment, 'scans'>, attempts: number): string {
  const corrections = scans.filter(({ undone }) => undone && newsAbout(undone) === about).length
  return [about, about === 'failed' ? attempts : null, corrections > 0 ? `again${corrections}` : null]
    .filter((part) => part !== null)
    .join(':')
}

/** Tells the student that a status was set by mistake, where they were told of it. `shipment` is the parcel as it stood with it. */
export async function tellOfCorrection(
  payload: BasePayload,
  shipment: Shipment,
  before: ShipmentState,
  now: Date,
): Promise<void> {
  const { id, project, student, reference, orderNumber, lines, state, attempts } = shipment
  const wrong = newsAbout(state)
  if (!wrong || wrong === newsAbout(before)) return
  const about = keyOf(wrong, shipment, attempts)
  const told = `parcel:${id}:${about}`
  if (!(await wasTold(payload, idOf(project) as string, idOf(student) as string, told))) return
  const titles = lines.map(({ title }) => title)
  const news = correctionNews(orderNumber, titles, wrong, before, trackToken(payload, reference))
  await tellOnce(payload, shipment, { about: `corrected:${about}`, news }, now)
}

/** Tells the student once what was decided about a parcel that came back or was lost. */
export const tellOfDecision = (
  payload: BasePayload,
  shipment: Shipment,
  decided: 'sentAgain' | 'closed',
  now: Date,
): Promise<void> => {
  const titles = shipment.lines.map(({ title }) => title)
  const news =
    decided === 'sentAgain'
      ? sentAgainNews(shipment.orderNumber, titles)
      : closedUnpaidNews(shipment.orderNumber)
  return tellOnce(payload, shipment, { about: decided, news }, now)
}

type Told = { about: string; news: { title: string; text: string; href: string } }

async function tellOnce(
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
  await tellStudent(payload, { project, student, news, dedupeKey, now })
}

const wasTold = async (payload: BasePayload, project: string, user: string, dedupeKey: string) =>
  (await readRow({
    payload,
    collection: 'notifications',
    where: { dedupeKey: { equals: `${project}:${user}:${dedupeKey}` } },
  })) !== null
