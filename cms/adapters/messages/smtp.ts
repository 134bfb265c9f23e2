import nodemailer, { type Transporter } from 'nodemailer'
import { env } from '../../env.ts'
import type { Message } from './Message.ts'

let transporter: Transporter | undefined

type MailText = Pick<Message, 'to' | 'subject' | 'text'>

/** E-mail over SMTP_URL, pooled. */
export const smtp = async ({ to, subject, text }: MailText): Promise<void> => {
  transporter ??= nodemailer.createTransport({
    url: env().SMTP_URL,
    pool: true,
    connectionTimeout: 8000,
    socketTimeout: 8000,
  } as never)
  await transporter.sendMail({ from: env().MAIL_FROM, to, subject, text })
}
