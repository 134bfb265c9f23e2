import { SendFailure, timedOut } from './SendFailure.ts'

/** `originalCode` is the operating system's code, such as ECONNREFUSED. */
type SmtpError = {
  code?: string
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

/** RFC 3463: the mailbox does not exist (5.1.x except 5.1.7 and 5.1.8, which concern the sender) or accepts no mail (5.2.x). */
const MAILBOX = /\b5\.(?:1\.(?!7\b|8\b)\d+|2\.\d+)\b/
/** RFC 3463: a policy rejection, such as relaying that this sender may not do. */
const POLICY = /\b5\.7\.\d+\b/

/** Maps a nodemailer error to a SendFailure, by the server's last reply or the connection error. */
export function smtpFault(err: unknown): SendFailure {
  const { code, originalCode, responseCode, response = '', command } = (err ?? {}) as SmtpError
  if ([code, originalCode].includes('ETIMEDOUT') || code === 'EABORT') return timedOut()
  if (!responseCode) return new SendFailure(originalCode ?? code ?? 'unknown', 'provider')
  const errorCode = `smtp-${responseCode}`
  const isRefusal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  if (!isRefusal) return new SendFailure(errorCode, 'provider')
  const isReceiver = MAILBOX.test(response) || (command === 'RCPT TO' && !POLICY.test(response))
  return new SendFailure(errorCode, isReceiver ? 'receiver' : 'sender')
}
