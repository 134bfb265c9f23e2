import type { Candidate } from './Message.ts'
import { twilioClient } from './twilioClient.ts'
import { twilioFault } from './twilioFault.ts'

const WHATSAPP = 'whatsapp:'
const SERVICE = /^MG[0-9a-fA-F]{32}$/

/** SMS by Twilio's Messages resource, from a number, a header, a WhatsApp number or a messaging service. */
export const twilioSms = (sender: string): Candidate => ({
  provider: 'twilio',
  sender,
  send: async ({ to, text, validS }, ms) => {
    const isWhatsapp = sender.startsWith(WHATSAPP)
    try {
      const client = await twilioClient(ms)
      const { sid } = await client.messages.create({
        to: isWhatsapp ? `${WHATSAPP}${to}` : to,
        ...(SERVICE.test(sender) ? { messagingServiceSid: sender } : { from: sender }),
        body: text,
        ...(validS && !isWhatsapp ? { validityPeriod: validS } : {}),
      })
      return sid
    } catch (err) {
      throw twilioFault(err)
    }
  },
})
