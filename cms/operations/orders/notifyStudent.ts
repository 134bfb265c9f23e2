import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import { MESSAGE_CHANNELS, type MessageChannel } from '#domain/messages/purposes.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import type { NotificationContent } from '#domain/notifications/NotificationContent.ts'
import { maskContact, provenReceiver } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'
import { messageWithLink } from '../messages/messageWithLink.ts'
import { notifyByMessage } from '../messages/queueNotice.ts'

type StudentNotification = {
  project: RequestProject
  student: User
  notification: NotificationContent
  dedupeKey: string
  now: Date
  /** What the bell shows it as. @default 'order' */
  kind?: NotificationKind
  /** @default all of them */
  channels?: readonly MessageChannel[]
}

/**
 * Notifies a student of something to act on, in the product and by their proven e-mail and phone, with a link. Returns the masked
 * receivers; empty when nothing is proven.
 */
export async function notifyStudent(payload: BasePayload, of: StudentNotification): Promise<string[]> {
  const { project, student, notification, dedupeKey, now, kind = 'order', channels = MESSAGE_CHANNELS } = of
  const { title, text, href } = notification
  const user = String(student.id)
  await notifyByMessage(payload, {
    notification: { project: project.id, user, kind, title, text, href, dedupeKey, now },
    project,
    person: student,
    channels,
    ...(await messageWithLink(payload, project, student, notification)),
  })
  return (['email', 'sms'] as const).flatMap((channel) => {
    const to = provenReceiver(student, channel)
    return to ? [maskContact({ channel: identifierOfChannel(channel), to })] : []
  })
}
