import { type Fulfilment, isReversed, type LineState } from './moves.ts'

/** How far an order is, as people read it: what is open of one that is partly fulfilled says more than that. */
export type FulfilmentStage = Fulfilment | 'packed' | 'shipped' | 'undecided' | 'ended'

/** Lines of which nothing is left to do for the one who sells. */
const SETTLED: readonly LineState[] = [
  ...(['fulfilled', 'delivered', 'returned', 'refunded', 'revoked', 'cancelled'] as const),
]

/**
 * The stage of an order by its lines: `packed` and `shipped` once all that is still open of it is, `undecided` while something
 * that came back or was lost waits for a decision, `ended` when the buyer has nothing of it any more.
 */
export function fulfilmentStage(fulfilment: Fulfilment, states: readonly LineState[]): FulfilmentStage {
  if (fulfilment === 'done' && states.every(isReversed)) return 'ended'
  if (fulfilment !== 'partly') return fulfilment
  const open = states.filter((state) => !SETTLED.includes(state))
  if (open.some((state) => state === 'undelivered' || state === 'lost')) return 'undecided'
  if (open.length > 0 && open.every((state) => state === 'packed')) return 'packed'
  return open.length > 0 && open.every((state) => state === 'shipped') ? 'shipped' : 'partly'
}
