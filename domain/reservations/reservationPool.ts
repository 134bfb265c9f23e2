/**
 * A pool of what is limited: pieces of a stock, uses of a coupon. One row of the database that changes as a whole under `rev`, so that
 * its counters never disagree whatever is killed when (docs/security.md, "Money"). `available + held + sold = received` always.
 */
export type ReservationPool = {
  /** What nobody has taken. Null for any number; below zero only where more is sold than there is (back-order). */
  available: number | null
  /** What orders have bought and not returned. */
  sold: number
  /** All that was ever put in, less what was taken out by counting; null where any number is available. */
  received: number | null
  /** What is open at this moment, by the name of who reserves or returns: no more than that, however much was sold. */
  reservations: Readonly<Record<string, Reservation>>
}

/**
 * - `held` goes back by itself at `at` (ms since epoch).
 * - `sold` is counted in the pool; it leaves once its entry says so for ever.
 * - `returning` announces a return that has moved no counter yet, `returned` has moved them and waits for its entry.
 */
export const RESERVATION_MOVES = {
  held: ['held', 'sold', 'released'],
  sold: ['sold', 'released', 'settled'],
  returning: ['returned', 'released'],
  returned: ['settled'],
} as const

export type ReservationState = keyof typeof RESERVATION_MOVES

export type Reservation = {
  /** Tells this reservation from an earlier one of the same name in this pool. */
  id: string
  quantity: number
  state: ReservationState
  /** Ms since epoch: when a held one ends, when any other came into its state. */
  at: number
  /** Which settlement of the order sold it; later ones have greater numbers. */
  claim: number | null
  /** Of what was returned: whether this pool had sold it, or it was received. */
  wasSold?: boolean
}

/** A change of a pool: what it is afterwards, and the reservation that was asked for as it is then. */
export type Taken =
  | { ok: true; pool: ReservationPool; reservation: Reservation }
  | { ok: false; left: number }
  | { ok: 'unknown' | 'late' }

const put = (pool: ReservationPool, name: string, reservation: Reservation | null): ReservationPool => {
  const { [name]: _, ...others } = pool.reservations
  return { ...pool, reservations: reservation ? { ...others, [name]: reservation } : others }
}

const plus = (count: number | null, more: number): number | null => (count === null ? null : count + more)

const withAvailable = (pool: ReservationPool, more: number): ReservationPool => ({
  ...pool,
  available: plus(pool.available, more),
})

type Wish = {
  quantity: number
  /** Names the reservation if it is a new one. */
  id: string
  /** More may be taken than there is. */
  mayOverdraw: boolean
}

/** Holds `quantity` until a time (ms since epoch). A repeat sets quantity and time anew; what is sold stays as it is. */
export function hold(pool: ReservationPool, name: string, wish: Wish & { until: number }): Taken {
  const { quantity, id, mayOverdraw, until } = wish
  const before = pool.reservations[name]
  if (before && before.state !== 'held') return { ok: true, pool, reservation: before }
  const available = plus(pool.available, before?.quantity ?? 0)
  if (available !== null && available < quantity && !mayOverdraw)
    return { ok: false, left: Math.max(0, available) }
  const reservation: Reservation = { id: before?.id ?? id, quantity, state: 'held', at: until, claim: null }
  return {
    ok: true,
    pool: put({ ...pool, available: plus(available, -quantity) }, name, reservation),
    reservation,
  }
}

/**
 * Sells what an order holds to the settlement `claim`. Selling twice changes nothing; what an earlier settlement left behind is taken
 * over under a new id, and one that comes after a later one has nothing to sell (`late`). What is not reserved any more is taken anew when
 * `isUnsold` is sure; else the answer is `unknown`.
 * @param at ms since epoch
 */
export function sell(
  pool: ReservationPool,
  name: string,
  wish: Wish & { claim: number; at: number; isUnsold: boolean },
): Taken {
  const { quantity, id, claim, at, isUnsold } = wish
  const before = pool.reservations[name]
  if (before?.state === 'sold') {
    if (before.claim === claim) return { ok: true, pool, reservation: before }
    if ((before.claim ?? 0) > claim) return { ok: 'late' }
    const reservation = { ...before, id, claim, at }
    return { ok: true, pool: put(pool, name, reservation), reservation }
  }
  if (!before && !isUnsold) return { ok: 'unknown' }
  const taken = before?.quantity === quantity ? null : hold(pool, name, { ...wish, until: at })
  if (taken && taken.ok !== true) return taken
  const from = taken?.ok ? taken.pool : pool
  const reservation: Reservation = { id: before?.id ?? id, quantity, state: 'sold', at, claim }
  return { ok: true, pool: { ...put(from, name, reservation), sold: from.sold + quantity }, reservation }
}

/** Gives back what is held under a name; anything else stays as it is. */
export function releaseHeld(pool: ReservationPool, name: string): ReservationPool {
  const before = pool.reservations[name]
  return before?.state === 'held' ? put(withAvailable(pool, before.quantity), name, null) : pool
}

/** Undoes a sale that never counted, when it is still the one with this id, or of this settlement. */
export function undoSale(
  pool: ReservationPool,
  name: string,
  which: { id: string } | { claim: number },
): ReservationPool {
  const before = pool.reservations[name]
  const isIt = 'id' in which ? before?.id === which.id : before?.claim === which.claim
  if (before?.state !== 'sold' || !isIt) return pool
  const { quantity } = before
  return put({ ...withAvailable(pool, quantity), sold: pool.sold - quantity }, name, null)
}

/** Announces a return under its own name, once; from then on the pool keeps it until its entry is there. @param at ms since epoch */
export function announceReturn(
  pool: ReservationPool,
  name: string,
  { quantity, id, at }: { quantity: number; id: string; at: number },
): { pool: ReservationPool; reservation: Reservation } {
  const before = pool.reservations[name]
  if (before) return { pool, reservation: before }
  const reservation: Reservation = { id, quantity, state: 'returning', at, claim: null }
  return { pool: put(pool, name, reservation), reservation }
}

/**
 * Does the return with this id: pieces that this pool sold go back into it, others are received. `again` when the announcement is not
 * there any more, which somebody else has done or dropped.
 */
export function doReturn(
  pool: ReservationPool,
  name: string,
  { id, wasSold, at }: { id: string; wasSold: boolean; at: number },
): { pool: ReservationPool; state: 'done' | 'again' } {
  const before = pool.reservations[name]
  if (!before || before.id !== id) return { pool, state: 'again' }
  if (before.state === 'returned') return { pool, state: 'done' }
  const { quantity } = before
  const next = put(withAvailable(pool, quantity), name, { ...before, state: 'returned', at, wasSold })
  const counted = wasSold ? { sold: next.sold - quantity } : { received: plus(next.received, quantity) }
  return { pool: { ...next, ...counted }, state: 'done' }
}

/** Drops a reservation whose end is written down for ever, when it is still the one with this id and not held. */
export function settled(pool: ReservationPool, name: string, id: string): ReservationPool {
  const before = pool.reservations[name]
  return before && before.id === id && before.state !== 'held' ? put(pool, name, null) : pool
}

/** Gives back everything that was held until `at`, ms since epoch. */
export function releaseOver(pool: ReservationPool, at: number): ReservationPool {
  const over = Object.entries(pool.reservations).filter(([, one]) => one.state === 'held' && one.at <= at)
  return over.reduce((rest, [name]) => releaseHeld(rest, name), pool)
}

/** How long a sale or a return may wait for its entry before somebody looks after it, in ms. */
export const SETTLES_WITHIN_MS = 120_000

/** Sales and returns that have waited for their entry since before `since`, ms since epoch. */
export const unsettledSince = ({ reservations }: ReservationPool, since: number): [string, Reservation][] =>
  Object.entries(reservations).filter(([, { state, at }]) => state !== 'held' && at <= since)

/** When the next hold is over or the next reservation is to be looked after, ms since epoch; null when there is nothing. */
export function nextEnd({ reservations }: ReservationPool): number | null {
  const ends = Object.values(reservations).map(({ state, at }) =>
    state === 'held' ? at : at + SETTLES_WITHIN_MS,
  )
  return ends.length > 0 ? Math.min(...ends) : null
}

/** What orders hold at this moment and have not paid. */
export const heldIn = ({ reservations }: Pick<ReservationPool, 'reservations'>): number =>
  Object.values(reservations).reduce((sum, { state, quantity }) => sum + (state === 'held' ? quantity : 0), 0)

/** Counts anew: so many are available; what orders hold and have bought stays theirs. Null for any number. */
export const counted = (pool: ReservationPool, available: number | null): ReservationPool => ({
  ...pool,
  available,
  received: available === null ? null : available + heldIn(pool) + pool.sold,
})

/** So many uses are there in all: as many more or fewer are available. */
export const withLimit = (pool: ReservationPool, limit: number): ReservationPool =>
  pool.received === limit
    ? pool
    : {
        ...withAvailable({ ...pool, available: pool.available ?? 0 }, limit - (pool.received ?? 0)),
        received: limit,
      }

/** A pool that nothing was taken of. */
export const newPool = (received: number | null): ReservationPool => ({
  ...{ available: received, sold: 0, received, reservations: {} },
})
