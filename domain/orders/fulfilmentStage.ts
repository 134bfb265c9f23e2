import { type Fulfilment, isReversed, type LineState } from './moves.ts'

/** The displayed stage of an order: for a partly fulfilled order it is more specific than `Fulfilment`. */
export type FulfilmentStage = Fulfilment | 'packed' | 'shipped' | 'undecided' | 'ended'

/** Line states in which the seller has nothing left to do. */
const SETTLED: readonly LineState[] = [
  ...(['fulfilled', 'delivered', 'returned', 'refunded', 'revoked', 'cancelled'] as const),
]

/** Line states in which the buyer has it, or will without the seller. */
const GIVEN_OR_SENT: readonly LineState[] = ['shipped', 'delivered', 'fulfilled']

/**
 * The stage of an order by its lines: `packed` or `shipped` once all its open lines are, `undecided` while a
 * returned or lost line awaits a decision, `waiting` while the buyer has nothing of it and nothing is on its
 * way, `ended` when the buyer has nothing of it any more.
 */
export function fulfilmentStage(fulfilment: Fulfilment, states: readonly LineState[]): FulfilmentStage {
  if (fulfilment === 'done' && states.every(isReversed)) return 'ended'
  if (fulfilment !== 'partly') return fulfilment
  const open = states.filter((state) => !SETTLED.includes(state))
  if (open.some((state) => state === 'undelivered' || state === 'lost')) return 'undecided'
  if (open.length > 0 && open.every((state) => state === 'packed')) return 'packed'
  if (open.length > 0 && open.every((state) => state === 'shipped')) return 'shipped'
  return states.some((state) => GIVEN_OR_SENT.includes(state)) ? 'partly' : 'waiting'
}
