import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { poolFault } from '#domain/reservations/poolFaults.ts'
import {
  addReceived,
  beginReturn,
  completeReturn,
  dropSettled,
  heldQuantity,
  holdUnits,
  newPool,
  nextEnd,
  type PoolChangeResult,
  type ReservationPool,
  releaseExpired,
  releaseHeld,
  SETTLEMENT_TIMEOUT_MS,
  sellUnits,
  setCountedStock,
  setTotalLimit,
  undoSale,
} from '#domain/reservations/reservationPool.ts'

const ORDERS = ['a', 'b', 'c', 'd'] as const
const step = fc.record({
  do: fc.constantFrom(
    'hold',
    'sell',
    'release',
    'undo',
    'return',
    'settle',
    'over',
    'count',
    'receive',
    'limit',
  ),
  order: fc.constantFrom(...ORDERS),
  quantity: fc.integer({ min: 1, max: 4 }),
  at: fc.integer({ min: 0, max: 100 }),
})

const poolAfter = (taken: PoolChangeResult): ReservationPool => {
  if (taken.ok !== true) throw new Error(`not taken: ${JSON.stringify(taken)}`)
  return taken.pool
}

describe('a reservation pool', () => {
  it('always has received = available + held + sold, and never oversells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.array(step, { maxLength: 60 }), (stock, steps) => {
        let pool = newPool(stock)
        let rev = 0
        let isLowered = false
        const returnsOf = new Map<string, number>()
        for (const { do: what, order, quantity, at } of steps) {
          const wish = {
            quantity,
            until: at,
            at,
            mayOverdraw: false,
            id: String(rev++),
            claim: 1,
            isUnsold: true,
          }
          const before = pool
          if (what === 'hold' || what === 'sell') {
            const taken = what === 'hold' ? holdUnits(pool, order, wish) : sellUnits(pool, order, wish)
            if (taken.ok === true) pool = taken.pool
            else if (taken.ok === false) expect(taken.left).toBeLessThan(quantity)
          }
          if (what === 'release') pool = releaseHeld(pool, order)
          if (what === 'undo') pool = undoSale(pool, order, { claim: 1 })
          if (what === 'over') pool = releaseExpired(pool, at)
          if (what === 'settle') pool = dropSettled(pool, order, pool.reservations[order]?.id ?? '')
          if (what === 'count') pool = setCountedStock(pool, quantity)
          if (what === 'receive') {
            const { available } = pool
            pool = addReceived(pool, quantity)
            expect(pool.available).toBe((available ?? 0) + quantity)
          }
          if (what === 'limit') {
            pool = setTotalLimit(pool, 2 * quantity)
            isLowered = true
          }
          if (what === 'return' && pool.sold >= quantity) {
            const name = `return:${returnsOf.size}`
            returnsOf.set(name, quantity)
            const announced = beginReturn(pool, name, wish)
            expect([announced.pool.available, announced.pool.sold]).toEqual([pool.available, pool.sold])
            pool = completeReturn(announced.pool, name, {
              id: announced.reservation.id,
              wasSold: true,
              at,
            }).pool
          }
          expect((pool.available ?? 0) + heldQuantity(pool) + pool.sold).toBe(pool.received)
          if (!isLowered) expect(pool.available).toBeGreaterThanOrEqual(0)
          if (pool.received !== before.received) expect(['count', 'receive', 'limit']).toContain(what)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('sells once per settlement, and sold reservations do not expire', () => {
    const wish = { quantity: 2, until: 10, at: 5, mayOverdraw: false, id: '1', claim: 1, isUnsold: false }
    const held = poolAfter(holdUnits(newPool(3), 'a', wish))
    const sold = poolAfter(sellUnits(held, 'a', wish))
    expect(poolAfter(sellUnits(sold, 'a', { ...wish, id: '2' }))).toEqual(sold)
    expect(poolAfter(holdUnits(sold, 'a', { ...wish, id: '3' }))).toEqual(sold)
    expect(releaseExpired(sold, 1000)).toEqual(sold)
    expect(releaseHeld(sold, 'a')).toEqual(sold)
    expect([heldQuantity(held), heldQuantity(sold), sold.sold]).toEqual([2, 0, 2])
    expect([nextEnd(held), nextEnd(sold)]).toEqual([10, 5 + SETTLEMENT_TIMEOUT_MS])
  })

  it('does not sell without a reservation until the entries show that it was never sold', () => {
    const wish = { quantity: 1, at: 5, mayOverdraw: false, id: '1', claim: 1 }
    expect(sellUnits(newPool(3), 'a', { ...wish, isUnsold: false })).toEqual({ ok: 'unknown' })
    expect(poolAfter(sellUnits(newPool(3), 'a', { ...wish, isUnsold: true }))).toMatchObject({
      available: 2,
      sold: 1,
    })
  })

  it('passes reservations of an abandoned settlement to the next, after which the first cannot undo them', () => {
    const wish = { quantity: 1, at: 5, mayOverdraw: false, isUnsold: true }
    const first = poolAfter(sellUnits(newPool(1), 'a', { ...wish, id: '1', claim: 0 }))
    const second = poolAfter(sellUnits(first, 'a', { ...wish, id: '2', claim: 1 }))
    expect(second).toMatchObject({ available: 0, sold: 1 })
    expect(undoSale(second, 'a', { claim: 0 })).toEqual(second)
    expect(undoSale(second, 'a', { id: '1' })).toEqual(second)
    // The first one continues late.
    expect(sellUnits(second, 'a', { ...wish, id: '3', claim: 0 })).toEqual({ ok: 'late' })
    expect(undoSale(second, 'a', { id: '2' })).toEqual(newPool(1))
  })

  it('takes returned pieces back once per announcement, and receives pieces that were never sold', () => {
    const wish = { quantity: 2, at: 5, mayOverdraw: false, id: '1', claim: 1, isUnsold: true }
    const sold = dropSettled(poolAfter(sellUnits(newPool(3), 'a', wish)), 'a', '1')
    const { pool } = beginReturn(sold, 'r', { quantity: 2, id: '2', at: 6 })
    const back = completeReturn(pool, 'r', { id: '2', wasSold: true, at: 7 })
    expect(back.pool).toMatchObject({ available: 3, sold: 0, received: 3 })
    expect(completeReturn(back.pool, 'r', { id: '2', wasSold: true, at: 8 })).toEqual({
      pool: back.pool,
      state: 'done',
    })
    const after = dropSettled(back.pool, 'r', '2')
    expect(after.reservations).toEqual({})
    expect(completeReturn(after, 'r', { id: '2', wasSold: true, at: 9 }).state).toBe('again')
    const found = completeReturn(pool, 'r', { id: '2', wasSold: false, at: 7 })
    expect(found.pool).toMatchObject({ available: 3, sold: 2, received: 5 })
  })

  it.each([
    ['all counts agree', { available: 1, sold: 2, received: 3 }, 2, null],
    ['a piece is lost', { available: 1, sold: 1, received: 3 }, 1, 'of 3 received'],
    ['a sale has no entry', { available: 1, sold: 2, received: 3 }, 1, 'its entries 1'],
    ['more is sold than was received', { available: -2, sold: 5, received: 3 }, 5, null],
    ['more is owed than was taken', { available: -2, sold: 1, received: -1 }, 1, 'owes 2'],
    ['any number is there', { available: null, sold: 7, received: null }, 7, null],
    ['an unlimited pool has counted pieces', { available: null, sold: 7, received: 9 }, 7, 'any number'],
    ['more came back than was sold', { available: 4, sold: -1, received: 3 }, -1, 'sold -1'],
  ])('is checked by its equations: %s', (_, counters, soldByEntries, fault) => {
    const found = poolFault({ ...counters, reservations: {} }, soldByEntries)
    if (fault === null) expect(found).toBeNull()
    else expect(found).toContain(fault)
  })
})
