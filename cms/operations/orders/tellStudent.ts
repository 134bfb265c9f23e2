import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import type { OrderNotification } from '#domain/notifications/orderNews.ts'
import type { Order, User } from '#payload-types'
import { queueNotice } from '../messages/queueNotice.ts'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { notifyStudent } from './notifyStudent.ts'

/** An order, or what belongs to one and names its project and student. */
type Owned = Pick<Order, 'project' | 'student'>

/** Whose order it is; null for a deleted account. */
async function studentOf(payload: BasePayload, { student: whose }: Owned): Promise<User | null> {
  const student = await readRow({ payload, collection: 'users', where: { id: { equals: idOf(whose) } } })
  return student && !student.deletedAt ? student : null
}

/**
 * Tells the student of an order what has happened to it: under the bell and by e-mail, or by SMS to whom no e-mail can reach. Once by its
 * key, however often it is repeated.
 */
export async function tellStudent(
  payload: BasePayload,
  row: Owned,
  news: OrderNotification,
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const [project, student] = await Promise.all([projectOfRow(payload, row), studentOf(payload, row)])
  if (!student) return
  await notifyStudent(payload, { project, student, news, dedupeKey, now, channels: channelsToReach(student) })
}

/** Tells it by SMS alone to a student whom no e-mail can reach, where an e-mail of its own tells everybody else. Once by its key. */
export async function textUnreachable(
  payload: BasePayload,
  row: Owned,
  news: OrderNotification,
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const student = await studentOf(payload, row)
  if (!student || !channelsToReach(student).includes('sms')) return
  const project = await projectOfRow(payload, row)
  const { host, address } = await projectAddress(payload, project)
  const text = `${news.title}. ${news.text}\n\n${address}${news.href}`
  await queueNotice(payload, { project, person: student, channels: ['sms'], host, text, dedupeKey, now })
}
