import { SendFailure, timedOut } from './SendFailure.ts'

/** `originalCode` is the system's, such as ECONNREFUSED. */
type SmtpError = {
  code?: string
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

/** RFC 3463: the mailbox is wrong (5.1.x but for the sender's 5.1.7 and 5.1.8) or takes nothing (5.2.x). */
const MAILBOX = /\b5\.(?:1\.(?!7\b|8\b)\d+|2\.\d+)\b/
/** RFC 3463: a policy, such as relaying that is not allowed to this sender. */
const POLICY = /\b5\.7\.\d+\b/

/** Why nodemailer threw: the server's last reply, else what happened to the connection. */
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
