import { headerOf, type IncomingMail } from './IncomingMail.ts'

/** Addresses of automatic senders. */
const ROBOT = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+-][^@]*)?@/

/**
 * Whether a program sent the e-mail (RFC 3834, RFC 2919): an out-of-office reply, a report, a mailing list, or this product itself (`own`
 * addresses). Answering it could start a mail loop.
 */
export function isAutomatic(mail: Pick<IncomingMail, 'headers' | 'from'>, own: readonly string[]): boolean {
  const submitted = headerOf(mail, 'auto-submitted').toLowerCase()
  if (submitted !== '' && !/^no\b/.test(submitted)) return true
  if (/^(bulk|junk|list|auto_reply)\b/i.test(headerOf(mail, 'precedence'))) return true
  if (headerOf(mail, 'return-path') === '<>') return true
  const marks = ['list-id', 'list-unsubscribe', 'x-autoreply', 'x-autorespond', 'x-loop', 'feedback-id']
  if (marks.some((name) => headerOf(mail, name) !== '')) return true
  return mail.from !== null && (ROBOT.test(mail.from) || own.includes(mail.from))
}
