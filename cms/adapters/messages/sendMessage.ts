import type { BasePayload } from 'payload'
import { env } from '../../env.ts'
import type { Channel, Message, Transport } from './Message.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'
import { twilioSms } from './twilioSms.ts'

/** The transport the environment names for a channel; the outbox in development and demo; none in production without one. */
function transportOf(channel: Channel): Transport | null {
  if (channel === 'email' && env().SMTP_URL) return smtp
  if (channel === 'sms' && env().TWILIO_ACCOUNT_SID) return twilioSms
  return env().isLocalToolsOn ? outbox : null
}

/** Sends a message; false, with the cause in the log, when it could not be delivered. The log names neither text nor receiver. */
export async function sendMessage(payload: Pick<BasePayload, 'logger'>, message: Message): Promise<boolean> {
  const { channel, project } = message
  const transport = transportOf(channel)
  try {
    if (!transport) throw new Error(`no transport is set up for ${channel}`)
    await transport(message)
    return true
  } catch (err) {
    const cause = err instanceof Error ? { name: err.name, code: (err as { code?: unknown }).code } : {}
    payload.logger.error({ msg: 'a message was not delivered', channel, project: project.slug, cause })
    return false
  }
}
