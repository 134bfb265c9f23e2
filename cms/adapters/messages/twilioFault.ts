import { SendFailure, timedOut } from './SendFailure.ts'

/**
 * Twilio codes for failures of the receiver: invalid number, opted out, not a mobile, short code, landline, or text too long. After
 * any other code the next sender is tried.
 */
const RECEIVER = new Set([21211, 21217, 21265, 21610, 21614, 21617, 21635])

/** Maps an error of Twilio's client to a SendFailure, by Twilio's code, the HTTP status or the connection error. */
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
