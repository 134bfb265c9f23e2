import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { channelsToReach } from '#domain/messages/channelsToReach.ts'
import type { NotificationContent } from '#domain/notifications/NotificationContent.ts'
import type { Order, User } from '#payload-types'
import { messageWithLink } from '../messages/messageWithLink.ts'
import { queueNotice } from '../messages/queueNotice.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { notifyStudent } from './notifyStudent.ts'

/** An order, or a row of an order such as a return. */
type Owned = Pick<Order, 'project' | 'student'>

/** The buyer of an order; null for a deleted account. */
async function studentOf(payload: BasePayload, { student: whose }: Owned): Promise<User | null> {
  const student = await readRow({ payload, collection: 'users', where: { id: { equals: idOf(whose) } } })
  return student && !student.deletedAt ? student : null
}

/**
 * Notifies the buyer of an order: under the bell and by e-mail, or by SMS when no e-mail can reach them. Idempotent by `dedupeKey`.
 */
export async function notifyBuyer(
  payload: BasePayload,
  row: Owned,
  notification: NotificationContent,
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const [project, student] = await Promise.all([projectOfRow(payload, row), studentOf(payload, row)])
  if (!student) return
  await notifyStudent(payload, {
    project,
    student,
    notification,
    dedupeKey,
    now,
    channels: channelsToReach(student),
  })
}

/** Sends an SMS to a buyer whom no e-mail can reach, for events with an e-mail of their own. Idempotent by `dedupeKey`. */
export async function textUnreachable(
  payload: BasePayload,
  row: Owned,
  notification: NotificationContent,
  dedupeKey: string,
  now: Date,
): Promise<void> {
  const student = await studentOf(payload, row)
  if (!student || !channelsToReach(student).includes('sms')) return
  const project = await projectOfRow(payload, row)
  const message = await messageWithLink(payload, project, student, notification)
  await queueNotice(payload, { project, person: student, channels: ['sms'], ...message, dedupeKey, now })
}
