import { DAY_MS } from '../auth/policy.ts'
import { isKeyPack, type ProductKind } from '../catalogue/kinds.ts'
import { isUnsent, type LineState } from '../orders/moves.ts'
import type { ReturnKind } from './states.ts'
import { progressLimit, type ReturnRules, returnDays } from './windows.ts'

type Line = { kind: ProductKind; state: LineState; goods: readonly unknown[] }
type Facts = {
  /** When the order was paid and the line delivered, ms since epoch; null for not yet. */
  paidAt: number | null
  deliveredAt: number | null
  /** Percent of what it opens that the buyer has seen. */
  progress: number
  /** How many of it nobody has sent back or asked to. */
  left: number
}

/** `until` is when it is too late, ms since epoch; null for no such time. */
export type MayComeBack =
  | { ok: true; kind: ReturnKind; until: number | null }
  | {
      ok: false
      reason: 'nothingLeft' | 'notYet' | 'undelivered' | 'lost' | 'never' | 'tooLate' | 'seen' | 'keys'
    }

const HAS_ENDED: readonly LineState[] = ['returned', 'refunded', 'cancelled']
const no = (reason: Extract<MayComeBack, { ok: false }>['reason']): MayComeBack => ({ ok: false, reason })

/**
 * Whether its buyer may give a line back at `now`, and as what: what is not sent is cancelled, goods come back within their days
 * after delivery, and what is opened at once within its days while little of it was seen. Keys were shown and never come back.
 */
export function mayComeBack(
  { kind, state, goods }: Line,
  { paidAt, deliveredAt, progress, left }: Facts,
  rules: ReturnRules,
  now: number,
): MayComeBack {
  if (left <= 0) return no('nothingLeft')
  if (isUnsent(state)) return { ok: true, kind: 'cancel', until: null }
  // Whether it is sent again or refunded is for the staff to decide.
  if (state === 'undelivered' || state === 'lost') return no(state)
  if (isKeyPack(kind)) return no('keys')
  const days = returnDays({ kind, goods }, rules)
  if (goods.length > 0) {
    if (days === 0) return no('never')
    if (state !== 'delivered' || deliveredAt === null)
      return no(HAS_ENDED.includes(state) ? 'nothingLeft' : 'notYet')
    const until = deliveredAt + days * DAY_MS
    return now <= until ? { ok: true, kind: 'return', until } : no('tooLate')
  }
  if (state !== 'fulfilled' || paidAt === null) return no('nothingLeft')
  if (days === 0) return no('never')
  const until = paidAt + days * DAY_MS
  if (now > until) return no('tooLate')
  return progress < progressLimit(rules) ? { ok: true, kind: 'refund', until } : no('seen')
}
