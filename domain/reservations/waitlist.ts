import { hasWaitlist, type Reservation, type ReservationPool, withReservation } from './reservationPool.ts'

/** How long a unit is kept for the person to whom it is offered, ms. */
export const OFFER_MS = 24 * 3_600_000
/** Maximum length of a waitlist, which is stored in the pool's row. */
const MAX_WAITING = 200

/** Name of the reservation of a person on the waitlist, first as `waiting`, then as an offer (`held`). */
export const offerName = (person: string): string => `offer:${person}`

/** The person of an offer; null for the name of any other reservation. */
export const personOfOffer = (name: string): string | null =>
  name.startsWith('offer:') ? name.slice('offer:'.length) : null

type Waiting = { name: string; since: number }

/** The entries of the waitlist, in order. */
export const waitlistEntries = ({ reservations }: Pick<ReservationPool, 'reservations'>): Waiting[] =>
  Object.entries(reservations)
    .flatMap(([name, { state, at }]) => (state === 'waiting' ? [{ name, since: at }] : []))
    .toSorted((a, b) => a.since - b.since || (a.name < b.name ? -1 : 1))

type Joined = { pool: ReservationPool; state: 'waiting' | 'offered' | 'free' | 'full' }

/**
 * Adds a person to the waitlist of a pool without available units; idempotent. `free`: something is available; `full`: the waitlist is full.
 * @param at ms since epoch
 */
export function joinWaitlist(
  pool: ReservationPool,
  person: string,
  { id, at }: { id: string; at: number },
): Joined {
  const name = offerName(person)
  const before = pool.reservations[name]
  if (before) return { pool, state: before.state === 'waiting' ? 'waiting' : 'offered' }
  if ((pool.available === null || pool.available > 0) && !hasWaitlist(pool)) return { pool, state: 'free' }
  if (waitlistEntries(pool).length >= MAX_WAITING) return { pool, state: 'full' }
  const reservation = { id, quantity: 1, state: 'waiting' as const, at, claim: null }
  return { pool: withReservation(pool, name, reservation), state: 'waiting' }
}

/** Removes a person from the waitlist, or releases what was offered to them. */
export function leaveWaitlist(pool: ReservationPool, person: string): ReservationPool {
  const name = offerName(person)
  const before = pool.reservations[name]
  if (before?.state !== 'waiting' && before?.state !== 'held') return pool
  const rest = withReservation(pool, name, null)
  return before.state === 'held' && rest.available !== null
    ? { ...rest, available: rest.available + before.quantity }
    : rest
}

/** Offers available units to the people on the waitlist, in order, until a time (ms since epoch). */
export function offerToWaiting(pool: ReservationPool, until: number): ReservationPool {
  let next = pool
  for (const { name } of waitlistEntries(pool)) {
    const { id, quantity } = pool.reservations[name] as Reservation
    if (next.available !== null && next.available < quantity) break
    const available = next.available === null ? null : next.available - quantity
    const offer: Reservation = {
      id,
      quantity,
      state: 'held',
      at: until,
      claim: null,
      isNotificationDue: true,
    }
    next = withReservation({ ...next, available }, name, offer)
  }
  return next
}

/** Ends the waitlist of a closed pool; offers stay. */
export const endWaitlist = (pool: ReservationPool): ReservationPool =>
  waitlistEntries(pool).reduce((rest, { name }) => withReservation(rest, name, null), pool)

/** People with an offer who were not notified yet, with its expiry in ms since epoch. */
export const unnotifiedOffers = ({ reservations }: ReservationPool): { person: string; until: number }[] =>
  Object.entries(reservations).flatMap(([name, { state, at, isNotificationDue }]) => {
    const person = personOfOffer(name)
    return person !== null && state === 'held' && isNotificationDue ? [{ person, until: at }] : []
  })

/** Records that the person has been notified of the offer that ends then. */
export function markNotified(pool: ReservationPool, { person, until }: { person: string; until: number }) {
  const name = offerName(person)
  const before = pool.reservations[name]
  if (before?.state !== 'held' || before.at !== until || !before.isNotificationDue) return pool
  const { isNotificationDue: _, ...notified } = before
  return withReservation(pool, name, notified)
}
