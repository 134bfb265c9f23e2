import type { Mailbox } from '#domain/messages/mailbox.ts'
import type { Candidate, Message } from './Message.ts'
import { projectSmtpPool } from './projectSmtpPool.ts'
import { SendFailure } from './SendFailure.ts'
import { smtpFault } from './smtpFault.ts'
import { type SmtpPool, smtpPool } from './smtpPool.ts'

export type MailSender = { from: Mailbox; replyTo?: string }

/** E-mail over one of the servers in SMTP_URL. */
export const smtpMail = (url: string, sender: MailSender): Candidate => mail(url, sender, () => smtpPool(url))

/** E-mail over the project's own server. */
export const projectMail = (url: string, sender: MailSender): Candidate =>
  mail(url, sender, ({ project }) => projectSmtpPool(project.slug, url))

/** The return path, or null: its domain must be the sender's, a parent or a subdomain of it, since receivers compare them (DMARC). */
function returnPathOf(from: string, bounceTo: string | undefined): string | null {
  const [sender = '', own = ''] = [from, bounceTo ?? ''].map((address) =>
    address.split('@')[1]?.toLowerCase(),
  )
  const isAligned = own === sender || own.endsWith(`.${sender}`) || sender.endsWith(`.${own}`)
  return bounceTo && isAligned ? bounceTo : null
}

const mail = (
  url: string,
  { from, replyTo }: MailSender,
  poolOf: (message: Message) => SmtpPool | Promise<SmtpPool>,
): Candidate => ({
  provider: new URL(url).host,
  sender: from.address,
  send: async (message, ms) => {
    const { to, subject, text, html, attachments = [], messageId: ownId, thread, unsubscribe } = message
    const answerTo = message.replyTo ?? replyTo
    const returnPath = returnPathOf(from.address, message.bounceTo)
    try {
      const pool = await poolOf(message)
      const { messageId } = await pool.sendMail({
        from,
        to: { name: '', address: to },
        ...(answerTo ? { replyTo: answerTo } : {}),
        ...(returnPath ? { envelope: { from: returnPath, to } } : {}),
        subject,
        text,
        html,
        ...(ownId ? { messageId: ownId } : {}),
        ...(thread ? { inReplyTo: thread, references: thread } : {}),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribe
            ? {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
        signal: AbortSignal.timeout(ms),
      })
      return messageId
    } catch (err) {
      throw err instanceof SendFailure ? err : smtpFault(err)
    }
  },
})
