import { waitAfter } from '../orders/refunds.ts'
import type { MessageChannel } from './purposes.ts'

/** How often a message that no provider takes is tried, at ever longer intervals: for about two days. */
export const MAX_SEND_TRIES = 48

/** For how long nobody else sends what one process has taken up, ms. */
export const SEND_LEASE_MS = 60_000

/** What one sender said who did not take a message: the provider's code, and whose fault it is. */
type Failure = { errorCode: string; fault: 'receiver' | 'sender' | 'provider' }

/** After these a provider may have taken the message all the same. */
const UNANSWERED = new Set(['timeout', 'ECONNRESET', 'EPIPE', 'ESOCKET'])

type Tried = { channel: MessageChannel; tries: number; failures: readonly Failure[] }

/**
 * What becomes of a message that no sender took at its `tries`-th try: tried again after `waitMs`, `failed` since its receiver cannot be
 * reached, `gaveUp` after the last try. An e-mail is repeated under its Message-ID; an SMS that a provider may have taken is not (`unknown`),
 * since the receiver would read it twice.
 */
export function afterFailedTry({
  channel,
  tries,
  failures,
}: Tried): { waitMs: number } | 'failed' | 'gaveUp' | 'unknown' {
  if (failures.at(-1)?.fault === 'receiver') return 'failed'
  if (channel === 'sms' && failures.some(({ errorCode }) => UNANSWERED.has(errorCode))) return 'unknown'
  return tries >= MAX_SEND_TRIES ? 'gaveUp' : { waitMs: waitAfter(tries - 1) }
}
