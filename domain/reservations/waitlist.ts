import { isAwaited, type Reservation, type ReservationPool, withReservation } from './reservationPool.ts'

/** How long a free place is kept for somebody who waited, ms. */
export const OFFER_MS = 24 * 3_600_000
/** Most people who wait for one pool: they are part of its row. */
const MAX_WAITING = 200

/** Name of the offer to a person, and of their place on the waitlist before. */
export const offerName = (person: string): string => `offer:${person}`

/** The person of an offer; null for the name of any other reservation. */
export const personOfOffer = (name: string): string | null =>
  name.startsWith('offer:') ? name.slice('offer:'.length) : null

type Waiting = { name: string; since: number }

/** Those who wait, the first one first. */
export const waitingIn = ({ reservations }: Pick<ReservationPool, 'reservations'>): Waiting[] =>
  Object.entries(reservations)
    .flatMap(([name, { state, at }]) => (state === 'waiting' ? [{ name, since: at }] : []))
    .toSorted((a, b) => a.since - b.since || (a.name < b.name ? -1 : 1))

type Joined = { pool: ReservationPool; state: 'waiting' | 'offered' | 'free' | 'full' }

/**
 * Puts a person on the waitlist of a pool of which nothing is left; once. `free` when they need not wait, `full` when the waitlist is.
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
  if ((pool.available === null || pool.available > 0) && !isAwaited(pool)) return { pool, state: 'free' }
  if (waitingIn(pool).length >= MAX_WAITING) return { pool, state: 'full' }
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

/** Offers what is available to those who wait, the first one first, until a time (ms since epoch). */
export function offerToWaiting(pool: ReservationPool, until: number): ReservationPool {
  let next = pool
  for (const { name } of waitingIn(pool)) {
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
  waitingIn(pool).reduce((rest, { name }) => withReservation(rest, name, null), pool)

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
