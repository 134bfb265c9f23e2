import type { Twilio } from 'twilio'
import { env } from '../../env.ts'
import type { Transport } from './Message.ts'

let client: Promise<Twilio> | undefined

/** Loaded when the first message goes out: the client is large and most installations start without it. */
async function connect(): Promise<Twilio> {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_BASE_URL } = env()
  const { default: twilio } = await import('twilio')
  const { rebasedClient } = await import('./twilioBase.ts')
  return twilio(TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, {
    timeout: 8000,
    ...(TWILIO_BASE_URL ? { httpClient: rebasedClient(twilio, TWILIO_BASE_URL) } : {}),
  })
}

/** SMS by Twilio's Messages resource. */
export const twilioSms: Transport = async ({ to, text }) => {
  client ??= connect()
  await (await client).messages.create({ to, from: env().TWILIO_FROM, body: text })
}
