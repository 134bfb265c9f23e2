import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import { MESSAGE_CHANNELS } from '#domain/messages/purposes.ts'
import { hiddenReach, provenReceiver } from '#domain/profile/provenChannel.ts'
import type { User } from '#payload-types'
import { notifyByMessage } from '../messages/queueNotice.ts'
import { projectAddress } from '../projects/projectAddress.ts'

type Told = {
  project: RequestProject
  student: User
  news: { title: string; text: string; href: string }
  dedupeKey: string
  now: Date
}

/**
 * Tells a student something they should act on, in the product and by what they have proven of e-mail and phone, with a link
 * to it. Answers where it goes, its middle hidden; an empty list when there is nothing proven.
 */
export async function notifyStudent(
  payload: BasePayload,
  { project, student, news, dedupeKey, now }: Told,
): Promise<string[]> {
  const { host, address } = await projectAddress(payload, project)
  await notifyByMessage(payload, {
    notification: { project: project.id, user: String(student.id), kind: 'order', ...news, dedupeKey, now },
    ...{ project, person: student, channels: MESSAGE_CHANNELS, host },
    text: `${news.title}. ${news.text}\n\n${address}${news.href}`,
  })
  return (['email', 'sms'] as const).flatMap((channel) => {
    const to = provenReceiver(student, channel)
    return to ? [hiddenReach({ channel: identifierOfChannel(channel), to })] : []
  })
}
