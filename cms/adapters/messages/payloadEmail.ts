import type { EmailAdapter } from 'payload'
import { env } from '../../env.ts'
import { smtp } from './smtp.ts'

/** Lets Payload itself send e-mail over SMTP_URL; without it nothing of Payload's sends any. */
export const payloadEmail: EmailAdapter = ({ payload }) => ({
  name: 'shala-smtp',
  defaultFromAddress: env().MAIL_FROM ?? 'no-reply@localhost',
  defaultFromName: 'Shala',
  sendEmail: async ({ to, subject, text }) => {
    if (!env().SMTP_URL) return payload.logger.warn({ msg: 'an e-mail was not sent: SMTP_URL is not set' })
    await smtp({ to: String(to), subject: subject ?? '', text: String(text ?? '') })
  },
})
