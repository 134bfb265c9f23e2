import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { OTP_VALID_MS } from '#domain/auth/policy.ts'
import type { MailBlock } from '#domain/bulkEmails/blocks.ts'
import { messageContent } from '#domain/messages/messageTexts.ts'
import type { CodePurpose, MessageChannel, MessagePurpose } from '#domain/messages/purposes.ts'
import { SEND_TIMES, type SendTimes } from '#domain/messages/sendTimes.ts'
import type { Locale } from '#domain/text/locales.ts'
import { candidatesOf } from '../../adapters/messages/candidates.ts'
import type { Attachment, Message } from '../../adapters/messages/Message.ts'
import { dropProjectSmtpPool } from '../../adapters/messages/projectSmtpPool.ts'
import { type SendAttempt, sendWithFallback } from '../../adapters/messages/sendWithFallback.ts'
import { env } from '../../config/env.ts'
import { brandOf } from './brandOf.ts'
import { emailHtml } from './emailHtml.ts'
import { logAttempt } from './logAttempt.ts'

export type Delivery = {
  project: RequestProject
  channel: MessageChannel
  to: string
  purpose: MessagePurpose
  /** Values of the template's placeholders; `host` is the site's, for the WebOTP line; `subject` and `text` are those of a notice. */
  values: { code?: string; host: string; subject?: string; text?: string }
  /** Use only the installation's senders, since a project's admins can read what its own senders send. */
  byInstallation?: boolean
  /** Language of a code's default text. @default 'en' */
  locale?: Locale
  attachments?: readonly Attachment[] | undefined
  /** Message-ID of the e-mail, with angle brackets; a repeat uses the same one. */
  messageId?: string | undefined
  /** Message-ID of the conversation that an e-mail belongs to, with angle brackets. */
  thread?: string | undefined
  /** URL at which a mail program unsubscribes with one click. */
  unsubscribe?: string | undefined
  /** Reply-To address and return path. */
  replyTo?: string | undefined
  bounceTo?: string | undefined
  /** HTML parts of an e-mail, with `foot` as small print, instead of its text. */
  letter?: { blocks: readonly MailBlock[]; foot: string; pixel?: string | undefined } | undefined
  now?: Date
}

/** The host named in a message: the requested one if it belongs to the project (a forged Host header is ignored), else the project's. */
function ownHost(asked: string, hosts: string[]): string {
  const { hostname } = new URL(env().PUBLIC_URL)
  return [...hosts, hostname].includes(asked) ? asked : (hosts[0] ?? hostname)
}

/** Sends a one-time code; false when no sender accepted it. Only codes may be sent to unproven identifiers. */
export const deliverCode = async (
  payload: BasePayload,
  delivery: Delivery & { purpose: CodePurpose },
  times: SendTimes = SEND_TIMES,
): Promise<boolean> => (await deliver(payload, delivery, times)).isSent

/**
 * Sends an SMS or e-mail with the project's templates: through the project's senders, then the installation's, until one accepts it or the
 * time in `times` is over. Returns all attempts, which are also written to the delivery log. Use `sendNotice` for notices; it checks that
 * the receiver is proven.
 */
export async function deliver(
  payload: BasePayload,
  {
    project,
    channel,
    to,
    purpose,
    values,
    locale = 'en',
    byInstallation = false,
    attachments,
    messageId,
    thread,
    unsubscribe,
    replyTo,
    bounceTo,
    letter,
    now = new Date(),
  }: Delivery,
  { totalMs, minTryMs }: SendTimes = SEND_TIMES,
): Promise<{ isSent: boolean; attempts: SendAttempt[] }> {
  const deadline = performance.now() + totalMs
  const { title, hosts, settings, senders, colours } = await brandOf(payload, project)
  const { code } = values
  const words = messageContent(settings.templates ?? [], {
    purpose,
    channel,
    locale,
    values: {
      ...values,
      host: ownHost(values.host, hosts),
      project: title.replace(/\s+/g, ' '),
      minutes: String(OTP_VALID_MS / 60_000),
    },
  })
  const message: Message = {
    project,
    channel,
    to,
    ...words,
    ...(attachments ? { attachments } : {}),
    ...(messageId ? { messageId } : {}),
    ...(thread ? { thread } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(bounceTo ? { bounceTo } : {}),
    ...(channel === 'email'
      ? {
          html: await emailHtml({
            title,
            ...words,
            code,
            colours,
            ...(letter && { text: letter.foot, blocks: letter.blocks, pixel: letter.pixel }),
          }),
        }
      : {}),
    ...(code ? { validS: OTP_VALID_MS / 1000 } : {}),
  }
  if (channel === 'email' && !senders.smtpUrl) dropProjectSmtpPool(project.slug)
  const candidates = await (byInstallation
    ? candidatesOf(channel, {})
    : candidatesOf(channel, settings, senders))
  const rows: Promise<void>[] = []
  const attempts: SendAttempt[] = []
  const isSent = await sendWithFallback(candidates, message, {
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
