/**
 * How long a message may hold up whoever asked for it, in ms. A request may take 10 s in all; the rest is for the
 * database.
 */
export const SEND_TIMES = { totalMs: 9000, minTryMs: 2500 }
export type SendTimes = typeof SEND_TIMES

/** The same where nobody waits for it, ms: a provider that is slow is still one that sends. */
export const BACKGROUND_SEND_TIMES: SendTimes = { totalMs: 20_000, minTryMs: 12_000 }

/** A provider that did not answer in time is tried last for so long. */
export const SLOW_PROVIDER_MS = 30_000

/**
 * What one try may take when `leftMs` are left for `candidates` senders, this one included: an even share, but what a
 * busy provider needs (`minTryMs`) before that, and never more than half while another sender waits. Whole ms.
 */
export const tryMs = (leftMs: number, candidates: number, minTryMs: number): number =>
  Math.floor(candidates === 1 ? leftMs : Math.max(leftMs / candidates, Math.min(minTryMs, leftMs / 2)))
