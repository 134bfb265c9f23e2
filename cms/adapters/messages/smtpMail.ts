import type { Mailbox } from '#domain/messages/mailbox.ts'
import type { Candidate } from './Message.ts'
import { smtpFault } from './smtpFault.ts'
import { smtpPool } from './smtpPool.ts'

export type MailSender = { from: Mailbox; replyTo?: string }

/** E-mail over one server of SMTP_URL. */
export const smtpMail = (url: string, { from, replyTo }: MailSender): Candidate => ({
  provider: new URL(url).host,
  sender: from.address,
  send: async ({ to, subject, text, html }, ms) => {
    try {
      const { messageId } = await smtpPool(url).sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: AbortSignal.timeout(ms),
      })
      return messageId
    } catch (err) {
      throw smtpFault(err)
    }
  },
})
