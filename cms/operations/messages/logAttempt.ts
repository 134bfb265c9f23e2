import type { BasePayload } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { LOG_MS } from '#domain/auth/policy.ts'
import { identifierOfChannel } from '#domain/messages/channels.ts'
import { maskReceiver } from '#domain/messages/maskReceiver.ts'
import type { MessageChannel, MessagePurpose, NoticeChannel } from '#domain/messages/purposes.ts'
import type { DeliveryLog } from '#payload-types'
import type { SendAttempt } from '../../adapters/messages/sendWithFallback.ts'

type LoggedMessage = {
  project: RequestProject
  channel: NoticeChannel
  /** Phone, e-mail, or the name of a browser. */
  to: string
  purpose: MessagePurpose
  now: Date
}

/** Writes an attempt to the delivery log, with a masked receiver and without text or code. Never throws. */
export async function logAttempt(
  payload: BasePayload,
  { project, channel, to, purpose, now }: LoggedMessage,
  { provider, sender, tookMs, providerId, failure }: SendAttempt,
): Promise<void> {
  const errorCode = failure?.errorCode
  if (failure)
    payload.logger.warn({
      msg: 'a message was not sent',
      project: project.slug,
      channel,
      provider,
      errorCode,
    })
  await write(
    payload,
    { project, channel, to, purpose, now },
    {
      provider: provider.slice(0, 40),
      sender,
      status: failure ? 'failed' : 'sent',
      errorCode: errorCode?.slice(0, 60),
      providerId: providerId?.slice(0, 120),
      tookMs,
    },
  )
}

/** Logs that a message was not sent because its receiver is unproven. Never throws. */
export const logUnproven = (
  payload: BasePayload,
  sent: LoggedMessage & { channel: MessageChannel },
): Promise<void> =>
  write(payload, sent, {
    provider: 'none',
    status: `${identifierOfChannel(sent.channel)}Unproven`,
  })

/** Logs that a message is not retried: after the last attempt (`abandonedParcel`), or because it may have been sent (`unknown`). Never throws. */
export const logGivenUp = (
  payload: BasePayload,
  sent: LoggedMessage,
  status: 'gaveUp' | 'unknown',
): Promise<void> => write(payload, sent, { provider: 'none', status })

type Outcome = Pick<DeliveryLog, 'provider' | 'sender' | 'status' | 'errorCode' | 'providerId' | 'tookMs'>

async function write(
  payload: BasePayload,
  { project, channel, to, purpose, now }: LoggedMessage,
  outcome: Outcome,
): Promise<void> {
  if (project.id === PLATFORM.id) return // rows belong to projects
  try {
    await payload.db.create({
      collection: 'delivery-logs',
      data: {
        project: project.id,
        channel,
        purpose,
        to: channel === 'push' ? to.slice(0, 254) : maskReceiver(channel, to),
        ...outcome,
        addedOn: now.toISOString(),
        deleteDate: new Date(now.getTime() + LOG_MS).toISOString(),
      },
    })
  } catch (err) {
    payload.logger.error({ msg: 'a delivery log row was not written', project: project.slug, err })
  }
}
