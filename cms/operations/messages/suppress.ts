import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { isSameEmail, messageIdOf, type Suppression } from '#domain/messages/suppression.ts'
import type { OutgoingMessage } from '#payload-types'
import type { MailEvent } from '../../adapters/messages/sendgridEvents.ts'
import { writePreferences } from './preferences.ts'

type Sent = Pick<OutgoingMessage, 'user' | 'project'>

/** Suppresses the address of a message for kinds that can be turned off. Idempotent. */
export async function suppressReceiver(
  payload: BasePayload,
  { user, project }: Sent,
  { email, why, now }: { email: string; why: Suppression; now: Date },
): Promise<void> {
  if (!user) return
  await writePreferences(payload, { project, user }, () => ({
    ...{ suppressedEmail: email, suppressedFor: why, suppressedAt: now.toISOString() },
  }))
}

/**
 * What a mail provider said of messages: suppresses the e-mails that they went to. An event counts only for a message of ours whose receiver
 * has this e-mail, so that no stranger is suppressed.
 */
export async function applyMailEvents(
  payload: BasePayload,
  events: readonly MailEvent[],
  now: Date,
): Promise<void> {
  for (const { email, messageId, why } of events) {
    const sent = await rowOf(payload, 'outgoing-messages', messageIdOf(messageId))
    const receiver = await rowOf(payload, 'users', sent?.user)
    if (sent && isSameEmail(receiver?.email, email))
      await suppressReceiver(payload, sent, { email, why, now })
  }
}

const rowOf = async <S extends 'outgoing-messages' | 'users'>(
  payload: BasePayload,
  collection: S,
  id: string | null | undefined,
) => (id ? readRow({ payload, collection, where: { id: { equals: id } } }) : null)
