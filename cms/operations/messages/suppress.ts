import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { isSameEmail, messageIdOf, type Suppression } from '#domain/messages/suppression.ts'
import type { OutgoingMessage } from '#payload-types'
import type { MailEvent } from '../../adapters/messages/sendgridEvents.ts'
import { writePreferences } from './preferences.ts'

type Sent = Pick<OutgoingMessage, 'user' | 'project'>

/** Suppresses a message's receiver for all kinds that can be turned off. Idempotent. */
export async function suppressReceiver(
  payload: BasePayload,
  { user, project }: Sent,
  { email, why, now }: { email: string; why: Suppression; now: Date },
): Promise<void> {
  if (!user) return
  await writePreferences(payload, { project, user }, () => ({
    suppressedEmail: email,
    suppressedFor: why,
    suppressedAt: now.toISOString(),
  }))
}

/**
 * Applies a mail provider's events: suppresses receivers, and resolves messages whose delivery was unknown. An event counts
 * only for one of our messages whose receiver has this e-mail, so that nobody else is suppressed.
 */
export async function applyMailEvents(
  payload: BasePayload,
  events: readonly MailEvent[],
  now: Date,
): Promise<void> {
  await settleDelivered(
    payload,
    events.filter(({ why }) => why === 'delivered'),
  )
  for (const { email, messageId, why } of events) {
    if (why === 'delivered') continue
    const sent = await rowOf(payload, 'outgoing-messages', messageIdOf(messageId))
    const receiver = await rowOf(payload, 'users', sent?.user)
    if (sent && isSameEmail(receiver?.email, email))
      await suppressReceiver(payload, sent, { email, why, now })
  }
}

/** States of a message whose sending process was killed. */
const UNSURE = { state: { in: ['sending', 'unknown'] } }
const IDS_PER_QUERY = 500

/** Marks messages with unknown delivery as sent when the provider reports their delivery. Idempotent. */
async function settleDelivered(payload: BasePayload, events: readonly MailEvent[]): Promise<void> {
  const emails = new Map(events.flatMap(({ messageId, email }) => pairOf(messageIdOf(messageId), email)))
  const ids = [...emails.keys()]
  for (let at = 0; at < ids.length; at += IDS_PER_QUERY) {
    const rows = await readRows({
      payload,
      collection: 'outgoing-messages',
      sort: ['id'],
      limit: IDS_PER_QUERY,
      where: { and: [{ id: { in: ids.slice(at, at + IDS_PER_QUERY) } }, UNSURE] },
      select: ['id', 'user'],
    })
    for (const { id, user } of rows) {
      const receiver = await rowOf(payload, 'users', user)
      if (!isSameEmail(receiver?.email, emails.get(String(id)))) continue
      await conditionalUpdate({
        payload,
        collection: 'outgoing-messages',
        where: { and: [{ id: { equals: id } }, UNSURE] },
        data: { state: 'sent', dueAt: null, subject: null, text: null, to: null },
      })
    }
  }
}

const pairOf = (id: string | null, email: string): [string, string][] => (id ? [[id, email]] : [])

const rowOf = async <S extends 'outgoing-messages' | 'users'>(
  payload: BasePayload,
  collection: S,
  id: string | null | undefined,
) => (id ? readRow({ payload, collection, where: { id: { equals: id } } }) : null)
