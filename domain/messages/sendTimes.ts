/**
 * How long sending may delay the request that triggered it, in ms. A request may take 10 s in total; the rest
 * is for the database.
 */
export const SEND_TIMES = { totalMs: 9000, minTryMs: 2500 }
export type SendTimes = typeof SEND_TIMES

/** The same for background jobs, ms: no person is waiting, so a slow provider gets more time. */
export const BACKGROUND_SEND_TIMES: SendTimes = { totalMs: 20_000, minTryMs: 12_000 }

/** How long a provider that timed out is tried last. */
export const SLOW_PROVIDER_MS = 30_000

/**
 * Time limit for one try when `leftMs` remain for `candidates` senders, this one included: an equal share,
 * but at least `minTryMs`, which a busy provider needs, and never more than half while another sender is
 * left. Whole ms.
 */
export const attemptTimeoutMs = (leftMs: number, candidates: number, minTryMs: number): number =>
  Math.floor(candidates === 1 ? leftMs : Math.max(leftMs / candidates, Math.min(minTryMs, leftMs / 2)))
