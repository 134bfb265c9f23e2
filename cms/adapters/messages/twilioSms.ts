import type { Candidate } from './Message.ts'
import { SendFailure } from './SendFailure.ts'
import { type TwilioAccount, twilioClient } from './twilioClient.ts'
import { twilioFault } from './twilioFault.ts'

const WHATSAPP = 'whatsapp:'
const SERVICE = /^MG[0-9a-fA-F]{32}$/

/** Sending with a null token fails with `tokenMissing`, which the delivery log shows. */
export type SmsAccount = { accountSid: string; authToken: string | null }

const withToken = ({ accountSid, authToken }: SmsAccount): TwilioAccount => {
  if (!authToken) throw new SendFailure('tokenMissing', 'provider')
  return { accountSid, authToken }
}

/** SMS over Twilio. `sender` is a number, an alphanumeric sender ID, a WhatsApp number or a messaging service SID. */
export const twilioSms = (sender: string, account: SmsAccount): Candidate => ({
  provider: 'twilio',
  sender,
  send: async ({ to, text, validS }, ms) => {
    const isWhatsapp = sender.startsWith(WHATSAPP)
    try {
      const client = await twilioClient(withToken(account), ms)
      const { sid } = await client.messages.create({
        to: isWhatsapp ? `${WHATSAPP}${to}` : to,
        ...(SERVICE.test(sender) ? { messagingServiceSid: sender } : { from: sender }),
        body: text,
        ...(validS && !isWhatsapp ? { validityPeriod: validS } : {}),
      })
      return sid
    } catch (err) {
      throw err instanceof SendFailure ? err : twilioFault(err)
    }
  },
})
