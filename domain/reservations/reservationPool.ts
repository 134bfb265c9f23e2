/**
 * A pool of something limited: pieces of a stock, uses of a coupon. One database row that changes atomically
 * under `rev`, so that its counters stay consistent whatever process is killed (docs/security.md, "Money").
 * Always `available + held + sold = received`.
 */
export type ReservationPool = {
  /** Neither held nor sold. Null for unlimited; below zero only if more is sold than exists (back-order). */
  available: number | null
  /** Bought by orders and not returned. */
  sold: number
  /** Everything ever added, less what counting removed; null for unlimited. */
  received: number | null
  /**
   * Open reservations and returns by the id of the order or return. Settled ones are removed, so that the row
   * stays small however much was sold.
   */
  reservations: Readonly<Record<string, Reservation>>
}

/**
 * - `waiting` is on the waitlist since `at`, and is held once something is available.
 * - `held` is released automatically at `at` (ms since epoch).
 * - `sold` is counted in the pool; it is removed once its entry is written.
 * - `returning` announces a return that has not changed the counters yet, `returned` has changed them and
 *   waits for its entry.
 */
export const RESERVATION_MOVES = {
  waiting: ['held', 'released'],
  held: ['held', 'sold', 'released'],
  sold: ['sold', 'released', 'settled'],
  returning: ['returned', 'released'],
  returned: ['settled'],
} as const

export type ReservationState = keyof typeof RESERVATION_MOVES

export type Reservation = {
  /** Distinguishes this reservation from an earlier one of the same name in this pool. */
  id: string
  quantity: number
  state: ReservationState
  /** Ms since epoch: the end of a held reservation, or when any other entered its state. */
  at: number
  /** The settlement of the order that sold it; later ones have greater numbers. */
  claim: number | null
  /** For returns: whether this pool had sold the pieces, or they were received. */
  wasSold?: boolean
  /** The former offer to its owner, which is restored when it is released unsold. */
  instead?: { name: string; id: string; at: number }
  /** For a waitlist offer: its person has not been notified yet. */
  isNotificationDue?: boolean
}

/** Result of a change: the pool afterwards, and the requested reservation in its new state. */
export type PoolChangeResult =
  | { ok: true; pool: ReservationPool; reservation: Reservation }
  | { ok: false; left: number }
  | { ok: 'unknown' | 'late' }

export const withReservation = (
  pool: ReservationPool,
  name: string,
  reservation: Reservation | null,
): ReservationPool => {
  const { [name]: _, ...others } = pool.reservations
  return { ...pool, reservations: reservation ? { ...others, [name]: reservation } : others }
}

/** Whether the pool has a waitlist: then available units are offered to it only. */
export const hasWaitlist = ({ reservations }: Pick<ReservationPool, 'reservations'>): boolean =>
  Object.values(reservations).some(({ state }) => state === 'waiting')

const plus = (count: number | null, more: number): number | null => (count === null ? null : count + more)

const withAvailable = (pool: ReservationPool, more: number): ReservationPool => ({
  ...pool,
  available: plus(pool.available, more),
})

type ReservationRequest = {
  quantity: number
  /** Id for a new reservation. */
  id: string
  /** Allows taking more than is available. */
  mayOverdraw: boolean
  /** Name of the waitlist offer to the same person, which this reservation replaces. */
  instead?: string | undefined
}

/**
 * Holds `quantity` until a time (ms since epoch), replacing the waitlist offer to the same person. A repeat
 * updates quantity and time; a sold reservation stays unchanged. While there is a waitlist, only an offer can be taken.
 */
export function holdUnits(
  pool: ReservationPool,
  name: string,
  request: ReservationRequest & { until: number },
): PoolChangeResult {
  const { quantity, id, mayOverdraw, until } = request
  const before = pool.reservations[name]
  if (before && before.state !== 'held') return { ok: true, pool, reservation: before }
  const offer = before ? null : offerOf(pool, request.instead)
  const own = before?.quantity ?? offer?.quantity ?? 0
  const available = plus(pool.available, own)
  const left = available !== null && hasWaitlist(pool) ? Math.min(own, available) : available
  if (left !== null && left < quantity && !mayOverdraw) return { ok: false, left: Math.max(0, left) }
  const instead = before?.instead ?? offer?.instead
  const reservation: Reservation = {
    id: before?.id ?? id,
    quantity,
    state: 'held',
    at: until,
    claim: null,
    ...(instead ? { instead } : {}),
  }
  const rest = offer ? withReservation(pool, offer.instead.name, null) : pool
  return {
    ok: true,
    pool: withReservation({ ...rest, available: plus(available, -quantity) }, name, reservation),
    reservation,
  }
}

/** The waitlist offer with this name, in the form in which the replacing reservation stores it; null without one. */
function offerOf({ reservations }: ReservationPool, name: string | undefined) {
  const offer = name === undefined ? undefined : reservations[name]
  if (name === undefined || offer?.state !== 'held') return null
  return { quantity: offer.quantity, instead: { name, id: offer.id, at: offer.at } }
}

/**
 * Sells what an order holds, for the settlement `claim`. Selling twice changes nothing; what an earlier
 * settlement left is taken over under a new id, and a settlement older than the stored one gets `late`. What
 * is no longer reserved is taken again if `isUnsold` is certain; otherwise the result is `unknown`.
 * @param at ms since epoch
 */
export function sellUnits(
  pool: ReservationPool,
  name: string,
  request: ReservationRequest & { claim: number; at: number; isUnsold: boolean },
): PoolChangeResult {
  const { quantity, id, claim, at, isUnsold } = request
  const before = pool.reservations[name]
  if (before?.state === 'sold') {
    if (before.claim === claim) return { ok: true, pool, reservation: before }
    if ((before.claim ?? 0) > claim) return { ok: 'late' }
    const reservation = { ...before, id, claim, at }
    return { ok: true, pool: withReservation(pool, name, reservation), reservation }
  }
  if (!before && !isUnsold) return { ok: 'unknown' }
  const retaken = before?.quantity === quantity ? null : holdUnits(pool, name, { ...request, until: at })
  if (retaken && retaken.ok !== true) return retaken
  const from = retaken?.ok ? retaken.pool : pool
  const reservation: Reservation = { id: before?.id ?? id, quantity, state: 'sold', at, claim }
  return {
    ok: true,
    pool: { ...withReservation(from, name, reservation), sold: from.sold + quantity },
    reservation,
  }
}

/** Releases a held reservation, or restores the waitlist offer that it replaced; any other reservation stays unchanged. */
export function releaseHeld(pool: ReservationPool, name: string): ReservationPool {
  const before = pool.reservations[name]
  if (before?.state !== 'held') return pool
  const { instead, quantity } = before
  const rest = withReservation(pool, name, null)
  if (!instead || rest.reservations[instead.name]) return withAvailable(rest, quantity)
  const { name: offered, id, at } = instead
  return withReservation(rest, offered, { id, quantity, state: 'held', at, claim: null })
}

/** Reverts a sale that never became final, if it still has this id or belongs to this settlement. */
export function undoSale(
  pool: ReservationPool,
  name: string,
  which: { id: string } | { claim: number },
): ReservationPool {
  const before = pool.reservations[name]
  const isSame = 'id' in which ? before?.id === which.id : before?.claim === which.claim
  if (before?.state !== 'sold' || !isSame) return pool
  const { quantity } = before
  return withReservation({ ...withAvailable(pool, quantity), sold: pool.sold - quantity }, name, null)
}

/**
 * Announces a return under its own name, once; from then on the pool stores it until its entry is written.
 * @param at ms since epoch
 */
export function beginReturn(
  pool: ReservationPool,
  name: string,
  { quantity, id, at }: { quantity: number; id: string; at: number },
): { pool: ReservationPool; reservation: Reservation } {
  const before = pool.reservations[name]
  if (before) return { pool, reservation: before }
  const reservation: Reservation = { id, quantity, state: 'returning', at, claim: null }
  return { pool: withReservation(pool, name, reservation), reservation }
}

/**
 * Completes the return with this id: pieces that this pool sold go back into it, others are received. `again`
 * when the announcement no longer exists, because another process has completed or dropped it.
 */
export function completeReturn(
  pool: ReservationPool,
  name: string,
  { id, wasSold, at }: { id: string; wasSold: boolean; at: number },
): { pool: ReservationPool; state: 'done' | 'again' } {
  const before = pool.reservations[name]
  if (!before || before.id !== id) return { pool, state: 'again' }
  if (before.state === 'returned') return { pool, state: 'done' }
  const { quantity } = before
  const next = withReservation(withAvailable(pool, quantity), name, {
    ...before,
    state: 'returned',
    at,
    wasSold,
  })
  const counters = wasSold ? { sold: next.sold - quantity } : { received: plus(next.received, quantity) }
  return { pool: { ...next, ...counters }, state: 'done' }
}

/** Drops a reservation whose entry is written, if it still has this id and is not held. */
export function dropSettled(pool: ReservationPool, name: string, id: string): ReservationPool {
  const before = pool.reservations[name]
  return before && before.id === id && before.state !== 'held' ? withReservation(pool, name, null) : pool
}

/** Releases everything that was held until `at`, ms since epoch. */
export function releaseExpired(pool: ReservationPool, at: number): ReservationPool {
  const expired = Object.entries(pool.reservations).filter(
    ([, reservation]) => reservation.state === 'held' && reservation.at <= at,
  )
  return expired.reduce((rest, [name]) => releaseHeld(rest, name), pool)
}

/** How long a sale or a return may wait for its entry before the sweeper settles it, in ms. */
export const SETTLEMENT_TIMEOUT_MS = 120_000

/** Sales and returns that have been waiting for their entry since before `since`, ms since epoch. */
export const unsettledSince = ({ reservations }: ReservationPool, since: number): [string, Reservation][] =>
  Object.entries(reservations).filter(
    ([, { state, at }]) => state !== 'held' && state !== 'waiting' && at <= since,
  )

/**
 * When the next hold expires or the next reservation must be settled, ms since epoch; null for none, and 0 when
 * something can be offered to the waitlist, or an offer was not notified.
 */
export function nextEnd(pool: ReservationPool): number | null {
  const all = Object.values(pool.reservations)
  if (
    (hasWaitlist(pool) && (pool.available ?? 1) > 0) ||
    all.some(({ isNotificationDue }) => isNotificationDue)
  )
    return 0
  const ends = all.flatMap(({ state, at }) =>
    state === 'waiting' ? [] : state === 'held' ? at : at + SETTLEMENT_TIMEOUT_MS,
  )
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Number of units held by orders that are not paid. */
export const heldQuantity = ({ reservations }: Pick<ReservationPool, 'reservations'>): number =>
  Object.values(reservations).reduce((sum, { state, quantity }) => sum + (state === 'held' ? quantity : 0), 0)

/**
 * Stock count: sets the available number; what orders hold and have bought is unaffected. Null for unlimited.
 */
export const setCountedStock = (pool: ReservationPool, available: number | null): ReservationPool => ({
  ...pool,
  available,
  received: available === null ? null : available + heldQuantity(pool) + pool.sold,
})

/** Adds received goods to the available ones; with a negative number (back-order), they reduce the shortage first. */
export const addReceived = (pool: ReservationPool, pieces: number): ReservationPool =>
  setCountedStock(pool, (pool.available ?? 0) + pieces)

/** Sets the total number of uses; the available number changes by the difference. */
export const setTotalLimit = (pool: ReservationPool, limit: number): ReservationPool =>
  pool.received === limit
    ? pool
    : {
        ...withAvailable({ ...pool, available: pool.available ?? 0 }, limit - (pool.received ?? 0)),
        received: limit,
      }

/** A new pool without reservations. @param received its size; null for unlimited */
export const newPool = (received: number | null): ReservationPool => ({
  available: received,
  sold: 0,
  received,
  reservations: {},
})
