import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import type { Identity } from '#domain/profile/provenChannel.ts'
import { notify } from '../notifications/notify.ts'

type Queued = {
  project: RequestProject
  /** Whom it is for: what they have proven when it is sent counts, not what they have now. */
  person: Identity & { id: string | number }
  channels: readonly MessageChannel[]
  /** A proven phone or e-mail that is not the person's any more, for a message of one channel. */
  to?: string
  /** The site's host. */
  host: string
  text: string
  /** What an e-mail says instead, where there is more to say. */
  letter?: string | undefined
  /** The same message queued twice is sent once. */
  dedupeKey: string
  now: Date
}

/**
 * Queues something that a person is told by SMS or e-mail; it is sent within a second or two by cms/jobs/sendMessages.ts, again and again
 * while no provider takes it, whatever becomes of this process. A channel for which the person has entered nothing is left out.
 */
export async function queueNotice(
  payload: BasePayload,
  { project, person, channels, to, host, text, letter, dedupeKey, now }: Queued,
): Promise<void> {
  const wanted = channels.filter((channel) => to ?? person[identifierOfChannel(channel)])
  await Promise.all(
    wanted.map((channel) =>
      insertIfAbsent({
        payload,
        collection: 'outgoing-messages',
        data: {
          key: `${project.id}:${person.id}:${dedupeKey}:${channel}`,
          project: project.id,
          user: String(person.id),
          ...{ channel, to: to ?? null, host, text: channel === 'email' ? (letter ?? text) : text },
          ...{ state: 'due', tries: 0, dueAt: now.toISOString() },
        },
      }),
    ),
  )
}

type Notice = Omit<Queued, 'dedupeKey' | 'now' | 'project' | 'to'> & {
  project: RequestProject
  notification: Parameters<typeof notify>[1]
}

/**
 * Tells a person something in the product and queues it for the channels. Both are written in one transaction where the database has them;
 * where it has not, a repeated call writes what a killed process left out. True when the notification is new.
 */
export async function notifyByMessage(
  payload: BasePayload,
  { notification, ...message }: Notice,
): Promise<boolean> {
  const { dedupeKey, now } = notification
  // In one turn of the event loop: see database/batchedWrites.ts.
  const [isNew] = await Promise.all([
    notify(payload, notification),
    queueNotice(payload, { ...message, dedupeKey, now }),
  ])
  return isNew
}
