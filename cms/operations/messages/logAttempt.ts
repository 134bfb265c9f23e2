import type { BasePayload } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { LOG_MS } from '#domain/auth/policy.ts'
import { maskReceiver } from '#domain/messages/maskReceiver.ts'
import type { MessageChannel, MessagePurpose } from '#domain/messages/purposes.ts'
import type { Attempt } from '../../adapters/messages/tryInTurn.ts'

type Sent = {
  project: RequestProject
  channel: MessageChannel
  to: string
  purpose: MessagePurpose
  now: Date
}

/** Writes one attempt into the delivery log, without text and code and with a masked receiver. Never throws. */
export async function logAttempt(
  payload: BasePayload,
  { project, channel, to, purpose, now }: Sent,
  { provider, sender, tookMs, providerId, failure }: Attempt,
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
  if (project.id === PLATFORM.id) return // rows belong to projects
  try {
    await payload.db.create({
      collection: 'delivery-logs',
      data: {
        project: project.id,
        channel,
        purpose,
        provider: provider.slice(0, 40),
        sender,
        to: maskReceiver(channel, to),
        status: failure ? 'failed' : 'sent',
        errorCode: errorCode?.slice(0, 60),
        providerId: providerId?.slice(0, 120),
        tookMs,
        addedOn: now.toISOString(),
        deleteDate: new Date(now.getTime() + LOG_MS).toISOString(),
      },
    })
  } catch (err) {
    payload.logger.error({ msg: 'a delivery log row was not written', project: project.slug, err })
  }
}
