import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  forget,
  giveBack,
  heldCount,
  hold,
  nextEnd,
  REMEMBERED_MS,
  release,
  releaseOver,
  type Shelf,
  sell,
} from '#domain/reservations/Shelf.ts'

const ORDERS = ['a', 'b', 'c', 'd'] as const
const step = fc.record({
  do: fc.constantFrom('hold', 'sell', 'release', 'giveBack', 'forget', 'over'),
  order: fc.constantFrom(...ORDERS),
  quantity: fc.integer({ min: 1, max: 4 }),
  at: fc.integer({ min: 0, max: 100 }),
})

describe('a shelf', () => {
  it('never gives more than there is, and all of it is free, held or sold, whatever happens in whichever order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.array(step, { maxLength: 60 }), (stock, steps) => {
        let shelf: Shelf = { free: stock, holds: {} }
        // What each order bought and the shelf has forgotten: the order itself remembers it.
        const bought = new Map<string, number>()
        for (const { do: what, order, quantity, at } of steps) {
          const wish = { quantity, until: at, at, mayOverdraw: false }
          const isBought = bought.has(order)
          if ((what === 'hold' || what === 'sell') && !isBought) {
            const taken = what === 'hold' ? hold(shelf, order, wish) : sell(shelf, order, wish)
            if (taken.ok) shelf = taken.shelf
            else expect(taken.left).toBeLessThan(quantity)
          }
          if (what === 'release' && !isBought) shelf = release(shelf, order)
          if (what === 'over') shelf = releaseOver(shelf, at)
          if (what === 'forget') {
            const known = shelf.holds[order]
            if (known?.state === 'sold') bought.set(order, known.quantity)
            if (known?.state === 'back') bought.delete(order)
            shelf = forget(shelf, order)
          }
          if (what === 'giveBack' && bought.has(order)) {
            shelf = giveBack(shelf, order, { quantity: bought.get(order) as number, at })
          }
          const taken = Object.entries(shelf.holds).reduce(
            (sum, [id, { quantity: part, state }]) =>
              sum + (state === 'back' ? -(bought.get(id) ?? 0) : part),
            0,
          )
          const remembered = [...bought.values()].reduce((sum, part) => sum + part, 0)
          expect(shelf.free).toBeGreaterThanOrEqual(0)
          expect((shelf.free ?? 0) + taken + remembered).toBe(stock)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('sells once, however often it is told, and what is sold does not go back by time', () => {
    const wish = { quantity: 2, until: 10, at: 5, mayOverdraw: false }
    const held = hold({ free: 3, holds: {} }, 'a', wish)
    if (!held.ok) throw new Error('there are three')
    const sold = sell(held.shelf, 'a', wish)
    if (!sold.ok) throw new Error('two are held')
    expect(sell(sold.shelf, 'a', wish)).toEqual(sold)
    expect(hold(sold.shelf, 'a', wish)).toEqual(sold)
    expect(releaseOver(sold.shelf, 1000)).toEqual(sold.shelf)
    expect([heldCount(held.shelf), heldCount(sold.shelf)]).toEqual([2, 0])
    expect(nextEnd(held.shelf)).toBe(10)
    expect(nextEnd(sold.shelf)).toBe(5 + REMEMBERED_MS)
  })

  it('takes back what was bought once, whether the sale is still remembered or not', () => {
    const wish = { quantity: 2, at: 5, mayOverdraw: false }
    const sold = sell({ free: 3, holds: {} }, 'a', wish)
    if (!sold.ok) throw new Error('there are three')
    for (const shelf of [sold.shelf, forget(sold.shelf, 'a')]) {
      const back = giveBack(shelf, 'a', wish)
      expect(back.free).toBe(3)
      expect(giveBack(back, 'a', wish)).toEqual(back)
      expect(forget(back, 'a')).toEqual({ free: 3, holds: {} })
    }
  })
})
