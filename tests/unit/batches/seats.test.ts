import { describe, expect, it } from 'vitest'
import { SEAT_ACTS, SEAT_STATES, seatStateOf } from '#domain/batches/batchState.ts'
import {
  batchOfPool,
  entitlementOfSeat,
  seatLimit,
  seatName,
  seatPoolKey,
  seatTaskOf,
  seatTaskText,
} from '#domain/batches/seatPool.ts'
import { poolFault } from '#domain/reservations/poolFaults.ts'
import {
  hasWaitlist,
  heldQuantity,
  holdUnits,
  newPool,
  nextEnd,
  type ReservationPool,
  releaseExpired,
  releaseHeld,
  sellUnits,
  undoSale,
} from '#domain/reservations/reservationPool.ts'
import {
  endWaitlist,
  joinWaitlist,
  leaveWaitlist,
  markNotified,
  offerName,
  offerToWaiting,
  unnotifiedOffers,
  waitlistEntries,
} from '#domain/reservations/waitlist.ts'
import { random } from '#tests/support/random.ts'

const SEATS = 4
const BUYERS = 10 * SEATS
const HOLD = 15
const OFFER = 96

let lastId = 0
const id = () => String(lastId++)
const hold = (pool: ReservationPool, person: string, until: number) =>
  holdUnits(pool, `order-${person}`, {
    quantity: 1,
    id: id(),
    mayOverdraw: false,
    until,
    instead: offerName(person),
  })
const sell = (pool: ReservationPool, person: string, at: number) =>
  sellUnits(pool, `order-${person}`, {
    quantity: 1,
    id: id(),
    mayOverdraw: false,
    claim: 1,
    at,
    isUnsold: true,
    instead: offerName(person),
  })

const fullPool = (): ReservationPool => {
  const sold = sell(newPool(1), 'first', 0)
  if (sold.ok !== true) throw new Error('not sold')
  return sold.pool
}
const withWaitlist = (...people: string[]) =>
  people.reduce((pool, person, at) => joinWaitlist(pool, person, { id: id(), at }).pool, fullPool())
const offered = (until = OFFER) =>
  offerToWaiting(undoSale(withWaitlist('a', 'b'), 'order-first', { claim: 1 }), until)

describe(`${SEATS} seats and ${BUYERS} buyers`, () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'never exceed the seats when buyers pause, pay late, wait or give up (seed %i)',
    (seed) => {
      const draw = random(seed)
      let pool = newPool(SEATS)
      const paid = new Set<string>()
      for (let now = 1; now < 300; now++) {
        const person = String(Math.floor(draw() * BUYERS))
        const what = draw()
        if (what < 0.3) {
          const held = hold(pool, person, now + HOLD)
          const hadOffer = pool.reservations[offerName(person)]?.state === 'held'
          if (held.ok === true && !paid.has(person) && !pool.reservations[`order-${person}`])
            expect(hadOffer || !hasWaitlist(pool), `seed ${seed}`).toBe(true)
          if (held.ok === true) pool = held.pool
        } else if (what < 0.5) {
          const sold = pool.reservations[`order-${person}`] || draw() < 0.2 ? sell(pool, person, now) : null
          if (sold?.ok === true) {
            pool = sold.pool
            paid.add(person)
          }
        } else if (what < 0.65) pool = releaseHeld(pool, `order-${person}`)
        else if (what < 0.75) pool = joinWaitlist(pool, person, { id: id(), at: now }).pool
        else if (what < 0.8) pool = leaveWaitlist(pool, person)
        else if (what < 0.85 && paid.delete(person)) pool = undoSale(pool, `order-${person}`, { claim: 1 })
        pool = offerToWaiting(releaseExpired(pool, now), now + OFFER)
        expect(pool.sold, `seed ${seed}`).toBe(paid.size)
        expect(pool.sold + heldQuantity(pool), `seed ${seed}`).toBeLessThanOrEqual(SEATS)
        expect(poolFault(pool, paid.size), `seed ${seed}`).toBeNull()
        expect(hasWaitlist(pool) && (pool.available ?? 0) > 0, `seed ${seed}`).toBe(false)
      }
    },
  )
})

describe('the waitlist of a full batch', () => {
  it('is in order of joining, each person once', () => {
    const pool = joinWaitlist(withWaitlist('b', 'a'), 'b', { id: id(), at: 9 }).pool
    expect(waitlistEntries(pool).map(({ name }) => name)).toEqual([offerName('b'), offerName('a')])
    expect(leaveWaitlist(pool, 'b').reservations[offerName('b')]).toBeUndefined()
  })

  it('cannot be joined while there are free seats', () => {
    expect(joinWaitlist(newPool(1), 'a', { id: id(), at: 0 }).state).toBe('free')
    expect(joinWaitlist(fullPool(), 'a', { id: id(), at: 0 }).state).toBe('waiting')
  })

  it('offers a freed seat to the first person, and reserves it for them', () => {
    const pool = offered()
    expect(pool.reservations[offerName('a')]).toMatchObject({ state: 'held', at: OFFER })
    expect(hold(pool, 'stranger', HOLD)).toEqual({ ok: false, left: 0 })
    expect(hold(pool, 'b', HOLD)).toEqual({ ok: false, left: 0 })
    expect(hold(pool, 'a', HOLD).ok).toBe(true)
  })

  it('reserves a freed seat for the waitlist even before it is offered', () => {
    const free = undoSale(withWaitlist('a'), 'order-first', { claim: 1 })
    expect(hold(free, 'stranger', HOLD)).toEqual({ ok: false, left: 0 })
    expect(nextEnd(free)).toBe(0)
  })

  it('returns an unpaid seat to its offer, and an expired offer to the next person', () => {
    const held = hold(offered(), 'a', HOLD)
    if (held.ok !== true) throw new Error('not held')
    expect(held.pool.reservations[offerName('a')]).toBeUndefined()
    const back = releaseExpired(held.pool, HOLD)
    expect(back.reservations[offerName('a')]).toMatchObject({ state: 'held', at: OFFER })
    const next = offerToWaiting(releaseExpired(back, OFFER), 2 * OFFER)
    expect(next.reservations[offerName('a')]).toBeUndefined()
    expect(next.reservations[offerName('b')]).toMatchObject({ state: 'held', at: 2 * OFFER })
  })

  it('sells an offered seat only to its person, even if the payment arrives late', () => {
    expect(sell(offered(), 'stranger', 1)).toEqual({ ok: false, left: 0 })
    const sold = sell(offered(), 'a', 1)
    expect(sold.ok === true && sold.pool.sold).toBe(1)
    expect(sold.ok === true && sold.pool.reservations[offerName('a')]).toBeUndefined()
  })

  it('notifies of each offer once', () => {
    const [offer, ...others] = unnotifiedOffers(offered())
    expect(others).toEqual([])
    expect(offer).toEqual({ person: 'a', until: OFFER })
    const notified = markNotified(offered(), { person: 'a', until: OFFER })
    expect(unnotifiedOffers(notified)).toEqual([])
    expect(nextEnd(notified)).not.toBe(0)
  })

  it('ends with the batch', () => {
    expect(hasWaitlist(endWaitlist(withWaitlist('a', 'b')))).toBe(false)
  })
})

describe('ids of seat reservations', () => {
  it('contain batch, entitlement and task', () => {
    expect(batchOfPool(seatPoolKey('b1'))).toBe('b1')
    expect(batchOfPool('coupon:b1')).toBeNull()
    expect(entitlementOfSeat(seatName('e1', 3))).toBe('e1')
    expect(entitlementOfSeat('o1')).toBeNull()
    const task = { act: 'take', batch: 'b1', seat: seatName('e1', 3) } as const
    expect(seatTaskOf(seatTaskText(task))).toEqual(task)
    expect(seatTaskOf(null)).toBeNull()
    expect(seatLimit(null)).toBeGreaterThan(1e6)
  })
})

describe('the status of a person in a batch', () => {
  it('depends on their seat, the end of the batch, their offer or position, and the free seats', () => {
    const facts = { isOpen: true, isMine: false, own: null, left: 0 }
    expect(seatStateOf({ ...facts, isMine: true, isOpen: false })).toBe('mine')
    expect(seatStateOf({ ...facts, isOpen: false, own: 'offered' })).toBe('over')
    expect(seatStateOf({ ...facts, own: 'offered' })).toBe('offered')
    expect(seatStateOf({ ...facts, own: 'waiting', left: 1 })).toBe('waiting')
    expect(seatStateOf({ ...facts, left: 1 })).toBe('free')
    expect(seatStateOf(facts)).toBe('full')
  })

  it('determines the allowed actions', () => {
    expect(SEAT_STATES.map((state) => SEAT_ACTS[state].join(' '))).toEqual([
      '',
      'choose giveUp',
      'giveUp',
      'choose',
      'wait',
      '',
    ])
  })
})
