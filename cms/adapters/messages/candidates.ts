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

/** A project's own provider accounts, with decrypted secrets: for this folder only, never for responses or logs. */
export type OwnSenders = {
  /** Auth tokens by account SID; null when not set or not decryptable with this server's key. */
  tokens: ReadonlyMap<string, string | null>
  smtpUrl: string | null
}

const NO_SENDERS: OwnSenders = { tokens: new Map(), smtpUrl: null }

/** A candidate that always fails, so that the delivery log shows what is missing. */
const unavailable = (errorCode: string): Candidate => ({
  provider: 'none',
  sender: null,
  send: async () => {
    throw new SendFailure(errorCode, 'provider')
  },
})

/**
 * The senders in the order in which they are tried: the project's, then the installation's. Without an installation-wide provider,
 * development and demo write to the outbox instead; in production there is no substitute.
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
  return candidates.length > 0 ? candidates : [unavailable('notConfigured')]
}

async function smsCandidates(
  { smsSenders = [] }: MessageSettings,
  { tokens }: OwnSenders,
): Promise<Candidate[]> {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = env()
  const installationSid = TWILIO_ACCOUNT_SID ?? null
  const senders = [
    ...smsSenders.map(({ from, messagingServiceSid, accountSid }) => ({
      sender: messagingServiceSid ?? from,
      sid: accountSid ?? installationSid,
    })),
    { sender: TWILIO_FROM, sid: installationSid },
  ].flatMap(({ sender, sid }) => (sender && sid ? [{ sender, sid }] : []))
  if (senders.length === 0) return []
  await loadTwilio() // outside the time limit of a send
  const tokenOf = (sid: string) =>
    tokens.get(sid) ?? (sid === installationSid ? (TWILIO_AUTH_TOKEN ?? null) : null)
  const distinct = new Map(senders.map((one) => [`${one.sid} ${one.sender}`, one]))
  return [...distinct.values()].map(({ sender, sid }) =>
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
  if (!address) return unavailable('noSenderAddress')
  const name = emailFromName ?? (emailFrom ? '' : (installation?.name ?? ''))
  return projectMail(url, { from: { name, address }, replyTo: emailReplyTo })
}

function sharedServer(
  url: string,
  { emailFromName, emailFrom, emailReplyTo }: MessageSettings,
  installation: Mailbox,
): Candidate {
  const name = emailFromName ?? installation.name
  const installationSid: MailSender = { from: { name, address: installation.address }, replyTo: emailReplyTo }
  if (!emailFrom) return smtpMail(url, installationSid)
  // A server that refuses the project's address still gets the message out under the installation's.
  return {
    ...smtpMail(url, { from: { name, address: emailFrom }, replyTo: emailReplyTo }),
    fallback: smtpMail(url, { ...installationSid, replyTo: emailReplyTo ?? emailFrom }),
  }
}
