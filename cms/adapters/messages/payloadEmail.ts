import type { EmailAdapter } from 'payload'
import { parseMailbox } from '#domain/messages/mailbox.ts'
import { SEND_TIMES } from '#domain/messages/sendTimes.ts'
import { env } from '../../config/env.ts'
import { candidatesOf } from './candidates.ts'
import { sendWithFallback } from './sendWithFallback.ts'

/** Payload's own e-mail, sent over SMTP_URL; without it a warning is logged and nothing is sent. */
export const payloadEmail: EmailAdapter = ({ payload }) => ({
  name: 'shala-smtp',
  defaultFromAddress: parseMailbox(env().MAIL_FROM ?? '')?.address ?? 'no-reply@localhost',
  defaultFromName: 'Shala',
  sendEmail: async ({ to, subject, text, html }) => {
    if (!env().SMTP_URL) return payload.logger.warn({ msg: 'an e-mail was not sent: SMTP_URL is not set' })
    const message = {
      project: { slug: 'platform' },
      channel: 'email' as const,
      to: String(to),
      subject: subject ?? '',
      text: String(text ?? ''),
      ...(typeof html === 'string' ? { html } : {}),
    }
    const isSent = await sendWithFallback(await candidatesOf('email', {}), message, {
      deadline: performance.now() + SEND_TIMES.totalMs,
      minTryMs: SEND_TIMES.minTryMs,
      now: new Date(),
      onAttempt: ({ provider, failure }) => {
        if (failure)
          payload.logger.warn({ msg: 'an e-mail was not sent', provider, errorCode: failure.errorCode })
      },
    })
    if (!isSent) throw new Error('the e-mail was not sent')
  },
})
