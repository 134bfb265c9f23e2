import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/orders/quote.ts'
import { taxOf } from '#domain/orders/tax.ts'
import { anyItems, anyRules, anyWish } from './carts.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('every quote', () => {
  it('has whole paise that sum to the total, and no negative amounts', () => {
    fc.assert(
      fc.property(anyItems, anyRules, anyWish, (items, rules, wish) => {
        const quoted = quote(items, rules, wish)
        const { lines, delivery } = quoted
        for (const amount of Object.values(quoted)) {
          if (typeof amount === 'number') expect(Number.isSafeInteger(amount)).toBe(true)
        }
        expect(quoted.payablePaise).toBe(
          quoted.itemsPaise -
            quoted.offerPaise -
            quoted.upgradePaise -
            quoted.couponPaise +
            quoted.deliveryPaise +
            quoted.feePaise +
            quoted.roundingPaise -
            quoted.creditsPaise,
        )
        expect(quoted.payablePaise).toBeGreaterThanOrEqual(0)
        // No gateway accepts less than a rupee.
        expect(quoted.payablePaise === 0 || quoted.payablePaise >= 100).toBe(true)
        expect(Math.abs(quoted.roundingPaise)).toBeLessThan(100)
        expect(sum(lines.map(({ couponPaise }) => couponPaise))).toBe(quoted.couponPaise)
        expect(sum(quoted.coupons.map(({ discountPaise }) => discountPaise))).toBe(quoted.couponPaise)
        expect(sum(lines.map(({ creditsPaise }) => creditsPaise))).toBeLessThanOrEqual(quoted.creditsPaise)
        expect(quoted.creditsPaise).toBeLessThanOrEqual(
          Math.min(wish.credits.wantedPaise, wish.credits.balancePaise),
        )
        expect(quoted.taxPaise).toBe(
          sum(lines.map(({ tax }) => taxOf(tax))) + (delivery ? taxOf(delivery.tax) : 0),
        )
        for (const line of lines) {
          expect(line.couponPaise).toBeGreaterThanOrEqual(0)
          expect(line.netPaise).toBe(line.totalPaise - line.upgradePaise - line.couponPaise)
          expect(line.netPaise).toBeGreaterThanOrEqual(0)
          expect(line.creditsPaise).toBeLessThanOrEqual(line.netPaise)
          expect(line.tax.taxablePaise + taxOf(line.tax)).toBe(line.netPaise)
          expect(line.tax.cgstPaise).toBe(line.tax.sgstPaise)
          if (line.parts.length > 0)
            expect(sum(line.parts.map(({ netPaise }) => netPaise))).toBe(line.netPaise)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('is independent of the order of items, to the paisa', () => {
    fc.assert(
      fc.property(anyItems, anyRules, anyWish, (items, rules, wish) => {
        const [one, other] = [quote(items, rules, wish), quote([...items].reverse(), rules, wish)]
        expect(other.itemsPaise).toBe(one.itemsPaise)
        expect(other.offerPaise).toBe(one.offerPaise)
      }),
    )
  })
})
