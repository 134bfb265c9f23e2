import { describe, expect, it } from 'vitest'
import { discountPercent, formatInr } from '#domain/money/formatInr.ts'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'

it.each([
  [0, '₹0'],
  [100, '₹1'],
  [249_900, '₹2,499'],
  [12_345_678_900, '₹12,34,56,789'],
  [250, '₹2.50'],
  [-25_000, '− ₹250'],
  [5, '₹0.05'],
  [99_999, '₹999.99'],
  [100_000, '₹1,000'],
  [10_000_000, '₹1,00,000'],
  [1_000_000_000, '₹1,00,00,000'],
  [10_000_000_000, '₹10,00,00,000'],
  [-1, '− ₹0.01'],
])('%i paise are shown as %s', (paise, text) => expect(formatInr(paise)).toBe(text))

it.each([
  [249_900, 499_900, 50],
  [100, 100, 0],
  [200, 100, 0],
  [100, null, 0],
  [1, 3, 66],
])('%i of %s saves %i percent', (price, mrp, percent) => expect(discountPercent(price, mrp)).toBe(percent))

describe('typed rupees', () => {
  it.each([
    ['2,499', 249_900],
    ['₹ 99.5', 9950],
    ['0', 0],
    ['0.07', 7],
    ['1.10', 110],
    ['4.35', 435],
    ['8.95', 895],
    ['90071992547', 9_007_199_254_700],
  ])('%s are %i paise', (text, paise) => expect(rupeesToPaise(text)).toBe(paise))

  it.each(['', ' ', '-1', '1.234', '1e3', '.5', '1.', 'abc', '१००', '1 000', 'NaN'])(
    '%j is no amount',
    (text) => expect(rupeesToPaise(text)).toBeNull(),
  )

  it.each([
    [249_900, '2499'],
    [9950, '99.50'],
    [7, '0.07'],
    [0, '0'],
  ])('%i paise are edited as %s', (paise, text) => expect(paiseToRupees(paise)).toBe(text))
})
