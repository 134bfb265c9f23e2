import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import type { NoticeKind } from '#domain/messages/noticeKinds.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import type { Identity } from '#domain/profile/provenChannel.ts'
import { insertNotice, type NewNotification } from '../notifications/notify.ts'
import { canBePushed } from '../push/queuePush.ts'

type Queued = {
  project: RequestProject
  /** The receiver; their proven identifiers are read again when the message is sent. */
  person: Identity & { id: string | number }
  channels: readonly MessageChannel[]
  /** A proven phone or e-mail that the person no longer has, for a message to the former identifier. */
  to?: string
  /** The site's host. */
  host: string
  /** Subject of the e-mail, without the project's name. */
  subject: string
  text: string
  /** Longer text for e-mails, instead of `text`. */
  letter?: string | undefined
  /** Key of the conversation that an e-mail belongs to: mail programs group its e-mails. */
  thread?: string
  /** The preference that turns it off. @default 'account': cannot be turned off */
  kind?: NoticeKind
  /** Idempotency key of the message. */
  dedupeKey: string
  now: Date
}

/**
 * Queues an SMS or e-mail notice; cms/jobs/sendMessages.ts sends it within a second or two, and retries while no provider accepts it.
 * Channels without an identifier of the person are skipped. Idempotent by `dedupeKey`.
 */
export async function queueNotice(
  payload: BasePayload,
  {
    project,
    person,
    channels,
    to,
    host,
    subject,
    text,
    letter,
    thread,
    kind = 'account',
    dedupeKey,
    now,
  }: Queued,
): Promise<void> {
  const usableChannels = channels.filter((channel) => to ?? person[identifierOfChannel(channel)])
  await Promise.all(
    usableChannels.map((channel) =>
      insertIfAbsent({
        payload,
        collection: 'outgoing-messages',
        data: {
          key: `${project.id}:${person.id}:${dedupeKey}:${channel}`,
          project: project.id,
          user: String(person.id),
          channel,
          kind,
          to: to ?? null,
          host,
          thread: thread ?? null,
          ...(channel === 'email' ? { subject, text: letter ?? text } : { subject: null, text }),
          state: 'due',
          tries: 0,
          dueAt: now.toISOString(),
        },
      }),
    ),
  )
}

type Notice = Omit<Queued, 'dedupeKey' | 'now' | 'project' | 'to'> & {
  project: RequestProject
  notification: NewNotification
}

/**
 * Notifies a person in the product and queues the message for the channels, in one transaction where the database supports it; otherwise a
 * repeated call completes what a killed process left out. Returns whether the notification is new.
 */
export async function notifyByMessage(
  payload: BasePayload,
  { notification, ...message }: Notice,
): Promise<boolean> {
  const { dedupeKey, now } = notification
  const isPushed = await canBePushed(payload, notification)
  // In the same tick, so that database/batchedWrites.ts writes both in one transaction.
  const [isNew] = await Promise.all([
    insertNotice(payload, notification, isPushed),
    queueNotice(payload, { ...message, dedupeKey, now }),
  ])
  return isNew
}
