import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import type { MessagePurpose } from '#domain/messages/purposes.ts'
import { sendMessage } from '../../adapters/messages/sendMessage.ts'
import { codeText } from '../auth/codeText.ts'

type Delivery = {
  project: RequestProject
  channel: 'sms' | 'email'
  to: string
  purpose: MessagePurpose
  /** What fills the words in braces; `host` is the site's, for the WebOTP line. */
  values: { code: string; host: string }
}

/** Hands a message to the first provider that takes it; false when none did. */
export async function deliver(
  payload: BasePayload,
  { project, channel, to, values }: Delivery,
): Promise<boolean> {
  const words = await codeText(payload, project, values.code, values.host)
  return sendMessage(payload, { project, channel, to, ...words })
}
