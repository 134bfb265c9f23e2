import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { OTP_VALID_MS } from '#domain/auth/policy.ts'
import { messageWords } from '#domain/messages/messageTexts.ts'
import type { CodePurpose, MessageChannel, MessagePurpose } from '#domain/messages/purposes.ts'
import { SEND_TIMES, type SendTimes } from '#domain/messages/sendTimes.ts'
import { candidatesOf } from '../../adapters/messages/candidates.ts'
import type { Attachment, Message } from '../../adapters/messages/Message.ts'
import { dropProjectSmtpPool } from '../../adapters/messages/projectSmtpPool.ts'
import { type Attempt, tryInTurn } from '../../adapters/messages/tryInTurn.ts'
import { env } from '../../config/env.ts'
import { brandOf } from './brandOf.ts'
import { emailHtml } from './emailHtml.ts'
import { logAttempt } from './logAttempt.ts'

export type Delivery = {
  project: RequestProject
  channel: MessageChannel
  to: string
  purpose: MessagePurpose
  /** What fills the words in braces; `host` is the site's, for the WebOTP line; `text` is what a notice says. */
  values: { code?: string; host: string; text?: string }
  /** Only through the installation's senders: what the project's own see, its admins see. */
  byInstallation?: boolean
  /** What makes an e-mail a letter of its own: its subject and what it brings along. */
  letter?: { subject: string; attachments: readonly Attachment[] } | undefined
  /** The id under which an e-mail may be repeated, with its angle brackets. */
  messageId?: string | undefined
  now?: Date
}

/** The host a message names: the one that was asked only if it is the project's, so that nobody makes us name theirs. */
function ownHost(asked: string, hosts: string[]): string {
  const { hostname } = new URL(env().PUBLIC_URL)
  return [...hosts, hostname].includes(asked) ? asked : (hosts[0] ?? hostname)
}

/** Sends a code; false when no sender took it. Codes alone go to a phone or e-mail that nobody has proven: that is what they are for. */
export const deliverCode = async (
  payload: BasePayload,
  delivery: Delivery & { purpose: CodePurpose },
  times: SendTimes = SEND_TIMES,
): Promise<boolean> => (await deliver(payload, delivery, times)).isSent

/**
 * Says something to a phone or an e-mail address in the project's words: through the project's senders first, then the
 * installation's, until one takes it, and answers what each that was tried said. None may take it within `times`; each
 * attempt is in the delivery log. Notices go by `sendNotice`, which knows whom they may reach.
 */
export async function deliver(
  payload: BasePayload,
  {
    project,
    channel,
    to,
    purpose,
    values,
    byInstallation = false,
    letter,
    messageId,
    now = new Date(),
  }: Delivery,
  { totalMs, minTryMs }: SendTimes = SEND_TIMES,
): Promise<{ isSent: boolean; attempts: Attempt[] }> {
  const deadline = performance.now() + totalMs
  const { title, hosts, settings, senders, colours } = await brandOf(payload, project)
  const { code } = values
  const usual = messageWords(settings.templates ?? [], {
    purpose,
    channel,
    values: {
      ...values,
      host: ownHost(values.host, hosts),
      project: title.replace(/\s+/g, ' '),
      minutes: String(OTP_VALID_MS / 60_000),
    },
  })
  const words = letter ? { ...usual, subject: `${letter.subject} · ${title}` } : usual
  const message: Message = {
    project,
    channel,
    to,
    ...words,
    ...(letter ? { attachments: letter.attachments } : {}),
    ...(messageId ? { messageId } : {}),
    ...(channel === 'email' ? { html: emailHtml({ title, ...words, code, colours }) } : {}),
    ...(code ? { validS: OTP_VALID_MS / 1000 } : {}),
  }
  if (channel === 'email' && !senders.smtpUrl) dropProjectSmtpPool(project.slug)
  const candidates = await (byInstallation
    ? candidatesOf(channel, {})
    : candidatesOf(channel, settings, senders))
  const rows: Promise<void>[] = []
  const attempts: Attempt[] = []
  const isSent = await tryInTurn(candidates, message, {
    deadline,
    minTryMs,
    now,
    onAttempt: (attempt) => {
      attempts.push(attempt)
      rows.push(logAttempt(payload, { project, channel, to, purpose, now }, attempt))
    },
  })
  await Promise.all(rows)
  if (!isSent) payload.logger.error({ msg: 'a message was not delivered', channel, project: project.slug })
  return { isSent, attempts }
}
