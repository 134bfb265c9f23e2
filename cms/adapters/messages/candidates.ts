import type { MessageSettings } from '#domain/messages/MessageSettingsSchema.ts'
import { type Mailbox, parseMailbox } from '#domain/messages/mailbox.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { env } from '../../config/env.ts'
import type { Candidate } from './Message.ts'
import { outbox } from './outbox.ts'
import { SendFailure } from './SendFailure.ts'
import { type MailSender, projectMail, smtpMail } from './smtpMail.ts'
import { loadTwilio } from './twilioClient.ts'
import { twilioSms } from './twilioSms.ts'

/** A project's own ways to send, secrets in clear: for this folder only, never for an answer or a log. */
export type OwnSenders = {
  /** The auth token of each account by its SID; null where it is not set, or unreadable with this server's key. */
  tokens: ReadonlyMap<string, string | null>
  smtpUrl: string | null
}

const NO_SENDERS: OwnSenders = { tokens: new Map(), smtpUrl: null }

/** Stands where a provider would, so that the delivery log says what is missing. */
const unable = (errorCode: string): Candidate => ({
  provider: 'none',
  sender: null,
  send: async () => {
    throw new SendFailure(errorCode, 'provider')
  },
})

/**
 * Who may send, in the order in which they are tried: the project's senders, then the installation's. Where that has no
 * provider, the outbox stands for it in development and demo, and nobody in production.
 */
export async function candidatesOf(
  channel: MessageChannel,
  settings: MessageSettings,
  own: OwnSenders = NO_SENDERS,
): Promise<Candidate[]> {
  const candidates = channel === 'sms' ? await smsCandidates(settings, own) : mailCandidates(settings, own)
  const { isLocalToolsOn, TWILIO_ACCOUNT_SID, SMTP_URL } = env()
  const hasInstallation = Boolean(channel === 'sms' ? TWILIO_ACCOUNT_SID : SMTP_URL)
  if (!hasInstallation && isLocalToolsOn) return [...candidates, outbox]
  return candidates.length > 0 ? candidates : [unable('notConfigured')]
}

async function smsCandidates(
  { smsSenders = [] }: MessageSettings,
  { tokens }: OwnSenders,
): Promise<Candidate[]> {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = env()
  const usual = TWILIO_ACCOUNT_SID ?? null
  const senders = [
    ...smsSenders.map(({ from, messagingServiceSid, accountSid }) => ({
      sender: messagingServiceSid ?? from,
      sid: accountSid ?? usual,
    })),
    { sender: TWILIO_FROM, sid: usual },
  ].flatMap(({ sender, sid }) => (sender && sid ? [{ sender, sid }] : []))
  if (senders.length === 0) return []
  await loadTwilio() // before anybody's time runs
  const tokenOf = (sid: string) => tokens.get(sid) ?? (sid === usual ? (TWILIO_AUTH_TOKEN ?? null) : null)
  const once = new Map(senders.map((one) => [`${one.sid} ${one.sender}`, one]))
  return [...once.values()].map(({ sender, sid }) =>
    twilioSms(sender, { accountSid: sid, authToken: tokenOf(sid) }),
  )
}

function mailCandidates(settings: MessageSettings, { smtpUrl }: OwnSenders): Candidate[] {
  const { SMTP_URL = [], MAIL_FROM } = env()
  const installation = parseMailbox(MAIL_FROM ?? '')
  return [
    ...(smtpUrl ? [ownServer(smtpUrl, settings, installation)] : []),
    ...(installation ? SMTP_URL.map((url) => sharedServer(url, settings, installation)) : []),
  ]
}

function ownServer(
  url: string,
  { emailFromName, emailFrom, emailReplyTo }: MessageSettings,
  installation: Mailbox | null,
): Candidate {
  const address = emailFrom ?? installation?.address
  if (!address) return unable('noSenderAddress')
  const name = emailFromName ?? (emailFrom ? '' : (installation?.name ?? ''))
  return projectMail(url, { from: { name, address }, replyTo: emailReplyTo })
}

function sharedServer(
  url: string,
  { emailFromName, emailFrom, emailReplyTo }: MessageSettings,
  installation: Mailbox,
): Candidate {
  const name = emailFromName ?? installation.name
  const usual: MailSender = { from: { name, address: installation.address }, replyTo: emailReplyTo }
  if (!emailFrom) return smtpMail(url, usual)
  // A server that refuses the project's address still gets the message out under the installation's.
  return {
    ...smtpMail(url, { from: { name, address: emailFrom }, replyTo: emailReplyTo }),
    instead: smtpMail(url, { ...usual, replyTo: emailReplyTo ?? emailFrom }),
  }
}
