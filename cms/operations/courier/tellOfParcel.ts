import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRow } from '#collections/guard.ts'
import { closedUnpaidNews, parcelNews, sentAgainNews } from '#domain/notifications/parcelNews.ts'
import { moneyOfUnreceived } from '#domain/orders/unpaidAtDoor.ts'
import type { Shipment } from '#payload-types'
import { projectOfRow } from '../commerce/projectOfRow.ts'
import { tellStudent } from '../orders/tellStudent.ts'
import { readOrder } from './readShipment.ts'
import { trackToken } from './trackToken.ts'

/**
 * Tells the student what a parcel's state means for them, with the link to follow it, once each: what was told before is
 * known by its notification.
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
  const about = `${news.about}${news.about === 'failed' ? `:${attempts}` : ''}`
  await tellOnce(payload, shipment, { about, news }, now)
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
  if (!student || student.deletedAt || (await wasTold(payload, project.id, String(student.id), dedupeKey)))
    return
  await tellStudent(payload, { project, student, news, dedupeKey, now })
}

const wasTold = async (payload: BasePayload, project: string, user: string, dedupeKey: string) =>
  (await readRow({
    payload,
    collection: 'notifications',
    where: { dedupeKey: { equals: `${project}:${user}:${dedupeKey}` } },
  })) !== null
