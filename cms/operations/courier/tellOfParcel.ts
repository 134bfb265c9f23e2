import type { BasePayload } from 'payload'
import { idOf } from '#access/idOf.ts'
import { readRow } from '#collections/guard.ts'
import { parcelNews } from '#domain/notifications/parcelNews.ts'
import type { Shipment } from '#payload-types'
import { projectOfRow } from '../commerce/projectOfRow.ts'
import { tellStudent } from '../orders/tellStudent.ts'
import { trackToken } from './trackToken.ts'

/**
 * Tells the student what a parcel's state means for them, with the link to follow it, once each: what was told before is
 * known by its notification.
 */
export async function tellOfParcel(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { reference, state, attempts, orderNumber, lines, cashPaise } = shipment
  const token = trackToken(payload, reference)
  const titles = lines.map(({ title }) => title)
  const news = parcelNews({ number: orderNumber, titles, state, token, cashPaise })
  if (!news) return
  const dedupeKey = `parcel:${shipment.id}:${news.about}${news.about === 'failed' ? `:${attempts}` : ''}`
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
