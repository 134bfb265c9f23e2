import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CashbackRules, cashbackOf, type EarnRule } from '#domain/wallets/cashback.ts'

const every = (rate: number, more: Partial<EarnRule> = {}): EarnRule => ({
  kinds: [],
  products: [],
  rate,
  flatPaise: 0,
  mostPaise: null,
  ...more,
})
const rulesOf = (rules: EarnRule[], more: Partial<CashbackRules> = {}): CashbackRules => ({
  isOn: true,
  minOrderPaise: 0,
  mostPaise: null,
  rules,
  ...more,
})
const line = (netPaise: number, more: object = {}) => ({
  product: 'p',
  kind: 'course' as const,
  quantity: 1,
  netPaise,
  creditsPaise: 0,
  ...more,
})

describe('cashback', () => {
  it.each<[string, CashbackRules, ReturnType<typeof line>[], number[]]>([
    ['is a part of what is paid, in whole rupees', rulesOf([every(500)]), [line(249_950)], [12_400]],
    [
      'is not earned on the part paid with credits',
      rulesOf([every(1000)]),
      [line(100_000, { creditsPaise: 40_000 })],
      [6000],
    ],
    ['ends at the limit of its rule', rulesOf([every(1000, { mostPaise: 2500 })]), [line(100_000)], [2500]],
    [
      'uses the first rule that matches the kind or product',
      rulesOf([every(0, { products: ['q'], flatPaise: 700 }), every(200, { kinds: ['course'] })]),
      [line(100_000, { product: 'q' }), line(100_000), line(100_000, { kind: 'physical' })],
      [700, 2000, 0],
    ],
    [
      'counts an amount for each piece',
      rulesOf([every(0, { flatPaise: 500 })]),
      [line(9000, { quantity: 3 })],
      [1500],
    ],
    ['is never more than was paid', rulesOf([every(0, { flatPaise: 50_000 })]), [line(3000)], [3000]],
    ['requires the minimum order', rulesOf([every(1000)], { minOrderPaise: 100_001 }), [line(100_000)], [0]],
    [
      'ends at the limit of an order',
      rulesOf([every(1000)], { mostPaise: 3000 }),
      [line(100_000), line(200_000)],
      [1000, 2000],
    ],
    ['is zero while it is off', rulesOf([every(1000)], { isOn: false }), [line(100_000)], [0]],
  ])('%s', (_, rules, lines, earned) => {
    expect(cashbackOf(rules, lines)).toEqual(earned)
  })

  it('stays within its limits whatever is bought', () => {
    const anyLine = fc.record({
      product: fc.constantFrom('p', 'q'),
      kind: fc.constantFrom('course' as const, 'physical' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
      netPaise: fc.integer({ min: 0, max: 500_000 }),
      creditsPaise: fc.constant(0),
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 90_000 }),
        (lines, rate, mostPaise) => {
          const earned = cashbackOf(rulesOf([every(rate)], { mostPaise }), lines)
          expect(earned.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(mostPaise)
          for (const [index, part] of earned.entries()) {
            expect(part % 100).toBe(0)
            expect(part).toBeLessThanOrEqual(lines[index]?.netPaise as number)
            expect(part).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})
