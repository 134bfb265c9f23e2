import type { MessageSettings } from '#domain/messages/MessageSettingsSchema.ts'
import { parseMailbox } from '#domain/messages/mailbox.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { env } from '../../env.ts'
import type { Candidate } from './Message.ts'
import { outbox } from './outbox.ts'
import { SendFailure } from './SendFailure.ts'
import { type MailSender, smtpMail } from './smtpMail.ts'
import { loadTwilio } from './twilioClient.ts'
import { twilioSms } from './twilioSms.ts'

/** Stands where a provider would, so that the delivery log says what is missing. */
const nobody: Candidate = {
  provider: 'none',
  sender: null,
  send: async () => {
    throw new SendFailure('notConfigured', 'provider')
  },
}

/**
 * Who may send, in the order in which they are tried: the project's senders, then the installation's. Without a provider
 * the outbox in development and demo, and nobody in production.
 */
export async function candidatesOf(channel: MessageChannel, settings: MessageSettings): Promise<Candidate[]> {
  const candidates = channel === 'sms' ? await smsCandidates(settings) : mailCandidates(settings)
  return candidates ?? [env().isLocalToolsOn ? outbox : nobody]
}

async function smsCandidates({ smsSenders = [] }: MessageSettings): Promise<Candidate[] | null> {
  const { TWILIO_ACCOUNT_SID, TWILIO_FROM } = env()
  if (!TWILIO_ACCOUNT_SID) return null
  await loadTwilio() // before anybody's time runs
  const own = smsSenders.map(({ from, messagingServiceSid }) => messagingServiceSid ?? from)
  const senders = [...own, TWILIO_FROM].filter((sender) => sender !== undefined)
  return [...new Set(senders)].map(twilioSms)
}

function mailCandidates({ emailFromName, emailFrom, emailReplyTo }: MessageSettings): Candidate[] | null {
  const { SMTP_URL, MAIL_FROM } = env()
  const installation = parseMailbox(MAIL_FROM ?? '')
  if (!SMTP_URL || !installation) return null
  const name = emailFromName ?? installation.name
  const usual: MailSender = { from: { name, address: installation.address }, replyTo: emailReplyTo }
  if (!emailFrom) return SMTP_URL.map((url) => smtpMail(url, usual))
  const own: MailSender = { from: { name, address: emailFrom }, replyTo: emailReplyTo }
  // A server that refuses the project's address still gets the message out under the installation's.
  return SMTP_URL.map((url) => ({
    ...smtpMail(url, own),
    instead: smtpMail(url, { ...usual, replyTo: emailReplyTo ?? emailFrom }),
  }))
}
