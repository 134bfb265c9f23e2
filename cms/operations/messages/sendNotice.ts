import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import type { SendTimes } from '#domain/messages/sendTimes.ts'
import { type Identity, provenReceiver } from '#domain/profile/provenChannel.ts'
import type { SendFailure } from '../../adapters/messages/SendFailure.ts'
import type { SendAttempt } from '../../adapters/messages/sendWithFallback.ts'
import { type Delivery, deliver } from './deliver.ts'
import { logUnproven } from './logAttempt.ts'

type Notice = {
  project: RequestProject
  /** The receiver with their proven identifiers. */
  person: Identity
  channel: MessageChannel
  /** The site's host. */
  host: string
  /** Subject of an e-mail, without the project's name; ignored for SMS. */
  subject: string
  text: string
  /** HTML parts, with `foot` as small print, instead of `text`. */
  letter?: Delivery['letter']
  /** Built only when there is a proven receiver. */
  attachments?: () => Promise<Delivery['attachments']>
  messageId?: string
  /** Message-ID of the conversation that an e-mail belongs to, with angle brackets. */
  thread?: string
  /** URL at which a mail program unsubscribes with one click. */
  unsubscribe?: string
  /** Reply-To address and return path. */
  replyTo?: string | undefined
  bounceTo?: (to: string) => string | null
  now: Date
  times?: SendTimes
}

/** `unproven`: the phone or e-mail is not proven; `none`: the person has none. */
type NoticeSent =
  | { state: 'sent' | 'failed'; to: string; attempts: SendAttempt[] }
  | { state: 'unproven' | 'none' }

/** The failures among the attempts. */
export const failuresOf = ({ attempts }: { attempts: readonly SendAttempt[] }): SendFailure[] =>
  attempts.flatMap(({ failure }) => failure ?? [])

/**
 * Sends a personal notice by SMS or e-mail immediately, only to a proven phone or e-mail, since an unproven one may belong to a stranger;
 * that case is written to the delivery log.
 */
export async function sendNotice(
  payload: BasePayload,
  {
    project,
    person,
    channel,
    host,
    subject,
    text,
    letter,
    attachments,
    messageId,
    thread,
    unsubscribe,
    replyTo,
    bounceTo,
    now,
    times,
  }: Notice,
): Promise<NoticeSent> {
  const entered = person[identifierOfChannel(channel)]
  if (!entered) return { state: 'none' }
  const to = provenReceiver(person, channel)
  const notice = { project, channel, to: entered, purpose: 'notice' as const, now }
  if (!to) {
    await logUnproven(payload, notice)
    return { state: 'unproven' }
  }
  const delivery = {
    ...notice,
    values: { host, subject, text },
    attachments: await attachments?.(),
    messageId,
    thread,
    unsubscribe,
    letter,
    replyTo,
    bounceTo: bounceTo?.(to) ?? undefined,
  }
  const { isSent, attempts } = await deliver(payload, delivery, times)
  return { state: isSent ? 'sent' : 'failed', to, attempts }
}
