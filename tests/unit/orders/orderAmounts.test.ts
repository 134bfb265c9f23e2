import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from '#domain/money/allocate.ts'
import { type CreditRules, creditsFor } from '#domain/orders/creditsFor.ts'
import { type DeliveryOption, deliveryPrice, missingForFreeDelivery } from '#domain/orders/deliveryPrice.ts'
import { includedTax, isWithinState, taxOf } from '#domain/orders/tax.ts'
import { contentPaise, type PaidLine, upgradeCredit } from '#domain/orders/upgradeCredit.ts'
import { displayedStock, stockKey } from '#domain/reservations/stockKey.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

describe('splitting an amount', () => {
  it('gives parts that sum to it, each within a paisa of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (amount, shares) => {
        const parts = allocate(amount, shares)
        expect(sum(parts)).toBe(amount)
        const total = sum(shares)
        if (total === 0) return
        for (const [index, part] of parts.entries()) {
          const exact = (BigInt(amount) * BigInt(shares[index] as number)) / BigInt(total)
          expect([exact, exact + 1n]).toContain(BigInt(part))
        }
      }),
    )
  })
  it.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [2, [5, 5, 5], [1, 1, 0]],
    [7, [0, 0], [4, 3]],
    [5, [0, 3], [0, 5]],
    [0, [3, 4], [0, 0]],
  ])('%i over %j gives %j', (amount, weights, parts) => expect(allocate(amount, weights)).toEqual(parts))
})

describe('the tax in a price', () => {
  it.each<[number, number, boolean, [cgst: number, sgst: number, igst: number, rest: number]]>([
    [118_00, 1800, true, [900, 900, 0, 100_00]],
    [118_00, 1800, false, [0, 0, 1800, 100_00]],
    [105_00, 500, true, [250, 250, 0, 100_00]],
    [100_25, 25, false, [0, 0, 25, 100_00]],
    [100, 0, true, [0, 0, 0, 100]],
    [0, 1800, true, [0, 0, 0, 0]],
    [101, 1800, true, [8, 8, 0, 85]],
    [101, 1800, false, [0, 0, 15, 86]],
  ])(
    'of %i paise at %i basis points (within a state: %s) is %j',
    (amount, rate, isWithin, [cgst, sgst, igst, rest]) =>
      expect(includedTax(amount, rate, isWithin)).toEqual({
        rate,
        cgstPaise: cgst,
        sgstPaise: sgst,
        igstPaise: igst,
        taxablePaise: rest,
      }),
  )
  it('has equal halves within a state, and sums with the taxable value to the price', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800), (amount, rate) => {
        const [within, outside] = [includedTax(amount, rate, true), includedTax(amount, rate, false)]
        expect(within.cgstPaise).toBe(within.sgstPaise)
        expect(within.igstPaise + outside.cgstPaise + outside.sgstPaise).toBe(0)
        for (const tax of [within, outside]) expect(tax.taxablePaise + taxOf(tax)).toBe(amount)
        expect(Math.abs(taxOf(within) - taxOf(outside))).toBeLessThanOrEqual(1)
      }),
    )
  })
  it('is that within a state unless seller and buyer are known to be in different states', () => {
    expect(isWithinState('MP', 'MP')).toBe(true)
    expect(isWithinState('MP', 'DL')).toBe(false)
    expect([isWithinState('MP', null), isWithinState(null, 'DL'), isWithinState(null, null)]).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('delivery', () => {
  const option: DeliveryOption = {
    key: 'standard',
    label: 'Standard',
    pricePaise: 6000,
    kilogramPaise: 2000,
    freeFromPaise: 50_000,
    fasterDays: 0,
  }
  const goodsOf = (...grams: [weightGrams: number, quantity: number][]) =>
    grams.map(([weightGrams, quantity]) => ({ weightGrams, quantity }))
  it.each<[string, ReturnType<typeof goodsOf>, number, number]>([
    ['without a weight', goodsOf([0, 3]), 100, 6000],
    ['up to a kilogram', goodsOf([1000, 1]), 100, 6000],
    ['a gram above one kilogram', goodsOf([1001, 1]), 100, 8000],
    ['of many small things, weighed together', goodsOf([400, 3], [900, 1]), 100, 10_000],
    ['when the goods reach the threshold', goodsOf([9000, 1]), 50_000, 0],
    ['when the goods are a paisa below the threshold', goodsOf([1, 1]), 49_999, 6000],
  ])('%s', (_what, goods, worth, paise) => expect(deliveryPrice(option, goods, worth)).toBe(paise))
  it('is never free without a threshold', () =>
    expect(deliveryPrice({ ...option, freeFromPaise: null }, goodsOf([1, 1]), 1e9)).toBe(6000))
  it.each([
    ['goods below the threshold', option, 49_900, 100],
    ['goods that reach the threshold', option, 50_000, null],
    ['an option without a free-delivery threshold', { ...option, freeFromPaise: null }, 100, null],
    ['an option that is always free', { ...option, pricePaise: 0 }, 100, null],
  ])('returns the missing amount for free delivery: %s', (_what, chosen, worth, missing) =>
    expect(missingForFreeDelivery(chosen, worth)).toBe(missing),
  )
  it('is always free with a threshold of zero', () =>
    expect(deliveryPrice({ ...option, freeFromPaise: 0 }, goodsOf([9000, 9]), 0)).toBe(0))
})

describe('credits', () => {
  const rules: CreditRules = { isOn: true, mostPercent: 50, minOrderPaise: 10_000 }
  it.each<[string, Partial<CreditRules>, [wanted: number, balance: number], total: number, spent: number]>([
    ['pay what is wanted', {}, [3000, 9000], 20_000, 3000],
    ['pay what there is', {}, [9000, 3000], 20_000, 3000],
    ['pay at most the allowed part', {}, [99_000, 99_000], 20_000, 10_000],
    ['pay nothing while they are switched off', { isOn: false }, [3000, 9000], 20_000, 0],
    ['pay nothing of an order below the minimum', {}, [3000, 9000], 9999, 0],
    ['treat a negative request as zero', {}, [-3000, 9000], 20_000, 0],
    ['pay nothing from an empty balance', {}, [3000, 0], 20_000, 0],
    ['pay all', { mostPercent: 100 }, [1e9, 1e9], 20_000, 20_000],
    ['never leave less than a rupee', { mostPercent: 100 }, [19_950, 1e9], 20_000, 19_900],
    ['leave a rupee', { mostPercent: 100 }, [19_900, 1e9], 20_000, 19_900],
  ])('%s', (_what, values, [wantedPaise, balancePaise], total, spent) =>
    expect(creditsFor({ ...rules, ...values }, { wantedPaise, balancePaise }, total)).toBe(spent),
  )
})

describe('an upgrade', () => {
  const line = (key: string, netPaise: number, targets: string[], isOpen = true): PaidLine => ({
    key,
    netPaise,
    targets,
    isOpen,
    product: `p-${key}`,
    title: `Title of ${key}`,
  })
  const WANTED = ['class:1', 'class:2', 'test-series:1']
  it.each<[string, PaidLine[], number, string[]]>([
    ['credits a part whose access is active', [line('a', 1000, ['class:1'])], 1000, ['a']],
    ['credits several parts', [line('a', 1000, ['class:1']), line('b', 500, ['class:2'])], 1500, ['a', 'b']],
    ['credits nothing for access that has ended', [line('a', 1000, ['class:1'], false)], 0, []],
    ['credits nothing for what was free', [line('a', 0, ['class:1'])], 0, []],
    [
      'credits nothing for a purchase with content that the upgrade lacks',
      [line('a', 1000, ['class:1', 'class:9'])],
      0,
      [],
    ],
    ['credits nothing for a purchase with the same content', [line('a', 1000, WANTED)], 0, []],
    ['credits nothing for a purchase that gives no access', [line('a', 1000, [])], 0, []],
    ['never credits more than the upgrade costs', [line('a', 9_999_999, ['class:1'])], 200_000, ['a']],
  ])('%s', (_what, owned, paise, lines) =>
    expect(upgradeCredit(WANTED, owned, 200_000)).toEqual({
      paise,
      lines,
      of: lines.map((key) => ({ product: `p-${key}`, title: `Title of ${key}`, hindiTitle: null })),
    }),
  )
})

describe('the part of a line that was paid for digital content', () => {
  const parts = [
    { product: 'course', netPaise: 7_000 },
    { product: 'book', netPaise: 3_000 },
  ]
  const goods = [{ product: 'book' }]
  it.each([
    ['is all of it when the line has no goods', { netPaise: 10_000, goods: [], parts }, 10_000],
    ['is zero for a book, even with free extras', { netPaise: 29_900, goods, parts: [] }, 0],
    ['is the share of the other parts of a bundle', { netPaise: 10_000, goods, parts }, 7_000],
    ['is that share of what is left after a refund', { netPaise: 5_001, goods, parts }, 3_500],
    [
      'is zero for a bundle that was free',
      { netPaise: 0, goods, parts: [{ product: 'book', netPaise: 0 }] },
      0,
    ],
  ])('%s', (_what, line, paise) => expect(contentPaise(line)).toBe(paise))
})

describe('a stock', () => {
  it('has a key of product and variant', () =>
    expect([stockKey('p', null), stockKey('p', 'v')]).toEqual(['p:', 'p:v']))
  it.each<[available: number | null, mayBackorder: boolean, shown: number | null]>([
    [null, false, null],
    [0, false, 0],
    [-3, false, 0],
    [5, false, 5],
    [6, false, 6],
    [7, false, 6],
    [100_000, false, 6],
    [0, true, null],
    [-3, true, null],
  ])('of %s (backorders: %s) is shown as %s', (available, mayBackorder, shown) =>
    expect(displayedStock({ available, mayBackorder })).toBe(shown),
  )
})
