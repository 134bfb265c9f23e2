import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import type { SendTimes } from '#domain/messages/sendTimes.ts'
import { type Identity, provenReceiver } from '#domain/profile/provenChannel.ts'
import type { SendFailure } from '../../adapters/messages/SendFailure.ts'
import type { Attempt } from '../../adapters/messages/tryInTurn.ts'
import { type Delivery, deliver } from './deliver.ts'
import { logUnproven } from './logAttempt.ts'

type Notice = {
  project: RequestProject
  /** Whom it is for, with what they have proven. */
  person: Identity
  channel: MessageChannel
  /** The site's host. */
  host: string
  text: string
  /** Made once it is known that there is somebody to send it to. */
  letter?: () => Promise<Delivery['letter']>
  messageId?: string
  now: Date
  times?: SendTimes
}

/** `unproven`: there is a phone or e-mail, but its owner has not proven it; `none`: there is nothing to send to. */
type NoticeSent =
  | { state: 'sent' | 'failed'; to: string; attempts: Attempt[] }
  | { state: 'unproven' | 'none' }

/** What the senders said that did not take it. */
export const failuresOf = ({ attempts }: { attempts: readonly Attempt[] }): SendFailure[] =>
  attempts.flatMap(({ failure }) => failure ?? [])

/**
 * Sends a person a notice about them by SMS or e-mail at once, if that phone or e-mail is proven: one that was typed in may belong to a
 * stranger. What is not sent for that reason stands in the delivery log.
 */
export async function sendNotice(
  payload: BasePayload,
  { project, person, channel, host, text, letter, messageId, now, times }: Notice,
): Promise<NoticeSent> {
  const entered = person[identifierOfChannel(channel)]
  if (!entered) return { state: 'none' }
  const to = provenReceiver(person, channel)
  const notice = { project, channel, to: entered, purpose: 'notice' as const, now }
  if (!to) {
    await logUnproven(payload, notice)
    return { state: 'unproven' }
  }
  const delivery = { ...notice, values: { host, text }, letter: await letter?.(), messageId }
  const { isSent, attempts } = await deliver(payload, delivery, times)
  return { state: isSent ? 'sent' : 'failed', to, attempts }
}
