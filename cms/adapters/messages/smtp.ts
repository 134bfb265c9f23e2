import nodemailer, { type Transporter } from 'nodemailer'
import { env } from '../../env.ts'
import type { Transport } from './Message.ts'

let transporter: Transporter | undefined

/** E-mail over SMTP_URL, pooled. */
export const smtp: Transport = async ({ to, subject, text }) => {
  transporter ??= nodemailer.createTransport({
    url: env().SMTP_URL,
    pool: true,
    connectionTimeout: 8000,
    socketTimeout: 8000,
  } as never)
  await transporter.sendMail({ from: env().MAIL_FROM, to, subject, text })
}
