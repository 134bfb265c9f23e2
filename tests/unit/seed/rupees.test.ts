import { expect, test } from 'vitest'
import { RupeesSchema, rupeesToPaise } from '#seed/format/rupees.ts'

test.each([
  ['0', 0],
  ['1', 100],
  ['499', 49_900],
  ['499.5', 49_950],
  ['499.50', 49_950],
  ['0.01', 1],
  ['0.10', 10],
  ['19.99', 1_999],
  ['1.1', 110],
  ['2.3', 230],
  ['4.35', 435],
  ['1234567.89', 123_456_789],
  ['007', 700],
])('%s rupees are %d paise', (written, paise) => {
  expect(rupeesToPaise(written)).toBe(paise)
})

test.each([
  '',
  '-1',
  '+1',
  '1.234',
  '1.',
  '.5',
  '1,999',
  '₹499',
  '1e3',
  'free',
  '4 99',
  '९९',
  'NaN',
  '1234567890',
])('%j is no amount of rupees', (written) => {
  expect(rupeesToPaise(written)).toBeNull()
})

test('every paisa from 0 to 100 rupees is read exactly', () => {
  for (let paise = 0; paise <= 10_000; paise++) {
    const written = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`
    expect(rupeesToPaise(written)).toBe(paise)
  }
})

test('a JSON number is read by its digits', () => {
  expect(RupeesSchema.parse(19.99)).toBe(1_999)
  expect(RupeesSchema.parse(' 499 ')).toBe(49_900)
  expect(RupeesSchema.safeParse(0.1 + 0.2).success).toBe(false)
  expect(RupeesSchema.safeParse(100_000_001).success).toBe(false)
})
