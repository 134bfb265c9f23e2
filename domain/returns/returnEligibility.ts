import { DAY_MS } from '../auth/policy.ts'
import { isKeyPack, type ProductKind } from '../catalogue/kinds.ts'
import { isUnsent, type LineState } from '../orders/moves.ts'
import type { ReturnKind } from './states.ts'
import { isWatchedTooFar, type ReturnRules, returnDays } from './windows.ts'

type Line = { kind: ProductKind; state: LineState; goods: readonly unknown[] }
type Facts = {
  /** When the order was paid and the line delivered, ms since epoch; null if it has not happened. */
  paidAt: number | null
  deliveredAt: number | null
  /** Progress of the buyer in the content, percent. */
  progress: number
  /** Pieces that are neither returned nor requested to be. */
  left: number
}

/** `until` is the end of the return period, ms since epoch; null for none. */
export type ReturnEligibility =
  | { ok: true; kind: ReturnKind; until: number | null }
  | {
      ok: false
      reason:
        | 'nothingLeft'
        | 'notYet'
        | 'undelivered'
        | 'lost'
        | 'never'
        | 'tooLate'
        | 'seen'
        | 'keys'
        /** Goods of a bundle are not sent yet, but its lessons were watched too far. */
        | 'watched'
    }

const ENDED: readonly LineState[] = ['returned', 'refunded', 'cancelled']
const refuse = (reason: Extract<ReturnEligibility, { ok: false }>['reason']): ReturnEligibility => ({
  ok: false,
  reason,
})

/**
 * Whether the buyer may return a line at `now`, and how: what is not sent is cancelled, unless it is a paid
 * bundle whose lessons were watched too far; goods are returned
 * within their days after delivery, and access is refunded within its days while progress is low. Keys were
 * shown and can never be returned.
 */
export function returnEligibility(
  { kind, state, goods }: Line,
  { paidAt, deliveredAt, progress, left }: Facts,
  rules: ReturnRules,
  now: number,
): ReturnEligibility {
  if (left <= 0) return refuse('nothingLeft')
  // Unsent goods of a bundle whose lessons were used: staff decide what its goods are worth (decision 59).
  if (isUnsent(state))
    return paidAt !== null && isWatchedTooFar(progress, rules)
      ? refuse('watched')
      : { ok: true, kind: 'cancel', until: null }
  // Staff decide whether it is sent again or refunded.
  if (state === 'undelivered' || state === 'lost') return refuse(state)
  if (isKeyPack(kind)) return refuse('keys')
  const days = returnDays({ kind, goods }, rules)
  if (goods.length > 0) {
    if (days === 0) return refuse('never')
    if (state !== 'delivered' || deliveredAt === null)
      return refuse(ENDED.includes(state) ? 'nothingLeft' : 'notYet')
    const until = deliveredAt + days * DAY_MS
    return now <= until ? { ok: true, kind: 'return', until } : refuse('tooLate')
  }
  if (state !== 'fulfilled' || paidAt === null) return refuse('nothingLeft')
  if (days === 0) return refuse('never')
  const until = paidAt + days * DAY_MS
  if (now > until) return refuse('tooLate')
  return isWatchedTooFar(progress, rules) ? refuse('seen') : { ok: true, kind: 'refund', until }
}
