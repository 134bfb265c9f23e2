import { refundRetryMs } from '../orders/refunds.ts'
import type { NoticeChannel } from './purposes.ts'

/** Maximum tries of a message that no provider accepts, at ever longer intervals: about two days. */
export const MAX_SEND_ATTEMPTS = 48

/** How long a message is leased by one process, so that no other sends it, ms. */
export const SEND_LEASE_MS = 60_000

/** Why one sender failed: the provider's error code, and which side is at fault. */
type Failure = { errorCode: string; fault: 'receiver' | 'sender' | 'provider' }

/** After these errors the provider may still have accepted the message. */
const UNANSWERED = new Set(['timeout', 'ECONNRESET', 'EPIPE', 'ESOCKET'])

type Tried = {
  channel: NoticeChannel
  tries: number
  failures: readonly Failure[]
  /** Never repeat a message that may have been accepted, whatever its channel. */
  isSentOnce?: boolean
}

/**
 * The next step for a message that no sender accepted at its `tries`-th try: retry after `waitMs`, `failed`
 * when its receiver can't be reached, `gaveUp` after the last try. An e-mail is repeated under its
 * Message-ID; an SMS or bulk e-mail that may have been accepted is not (`unknown`), since the receiver would get it twice.
 */
export function nextSendAttempt({
  channel,
  tries,
  failures,
  isSentOnce = false,
}: Tried): { waitMs: number } | 'failed' | 'gaveUp' | 'unknown' {
  if (failures.at(-1)?.fault === 'receiver') return 'failed'
  if ((channel === 'sms' || isSentOnce) && failures.some(({ errorCode }) => UNANSWERED.has(errorCode)))
    return 'unknown'
  return tries >= MAX_SEND_ATTEMPTS ? 'gaveUp' : { waitMs: refundRetryMs(tries - 1) }
}
