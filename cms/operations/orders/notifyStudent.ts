import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import { MESSAGE_CHANNELS, type MessageChannel } from '#domain/messages/purposes.ts'
import { maskContact, provenReceiver } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'
import { notifyByMessage } from '../messages/queueNotice.ts'
import { projectAddress } from '../projects/projectAddress.ts'

type StudentNotification = {
  project: RequestProject
  student: User
  /** `letter` is a longer text for the e-mail. */
  news: { title: string; text: string; href: string; letter?: string }
  dedupeKey: string
  now: Date
  /** @default all of them */
  channels?: readonly MessageChannel[]
}

/**
 * Notifies a student of something to act on, in the product and by their proven e-mail and phone, with a link. Returns the masked
 * receivers; empty when nothing is proven.
 */
export async function notifyStudent(
  payload: BasePayload,
  {
    project,
    student,
    news: { letter, ...news },
    dedupeKey,
    now,
    channels = MESSAGE_CHANNELS,
  }: StudentNotification,
): Promise<string[]> {
  const { host, address } = await projectAddress(payload, project)
  const written = (text: string) => `${news.title}. ${text}\n\n${address}${news.href}`
  await notifyByMessage(payload, {
    notification: { project: project.id, user: String(student.id), kind: 'order', ...news, dedupeKey, now },
    ...{ project, person: student, channels, host },
    text: written(news.text),
    letter: letter && written(letter),
  })
  return (['email', 'sms'] as const).flatMap((channel) => {
    const to = provenReceiver(student, channel)
    return to ? [maskContact({ channel: identifierOfChannel(channel), to })] : []
  })
}
