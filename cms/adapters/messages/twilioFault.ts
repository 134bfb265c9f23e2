import { SendFailure, timedOut } from './SendFailure.ts'

/**
 * Codes of Twilio that no other sender cures: not a number, opted out, not a mobile, a short code, a landline, or a text
 * that is too long. Everything else may be the sender's or Twilio's, and the next sender is tried.
 */
const RECEIVER = new Set([21211, 21217, 21265, 21610, 21614, 21617, 21635])

/** Why Twilio's client threw: Twilio's own code, else the HTTP status, else what happened to the connection. */
export function twilioFault(err: unknown): SendFailure {
  const { code, status } = (err ?? {}) as { code?: unknown; status?: unknown }
  if (typeof status === 'number') {
    const isProvider = status >= 500 || status === 429 || status === 401
    const errorCode = typeof code === 'number' ? String(code) : `http-${status}`
    if (typeof code === 'number' && RECEIVER.has(code)) return new SendFailure(errorCode, 'receiver')
    return new SendFailure(errorCode, isProvider ? 'provider' : 'sender')
  }
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return timedOut()
  return new SendFailure(typeof code === 'string' ? code : 'unknown', 'provider')
}
