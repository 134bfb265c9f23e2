import { expect, it } from 'vitest'
import { bookGaps } from '#domain/catalogue/bookGaps.ts'

const WHOLE = { stocks: [4], isCounted: false, weightGrams: 320, hsn: '4901' }

it.each([
  ['nothing of a whole book', {}, []],
  ['nothing about stock once it is counted', { stocks: [null], isCounted: true }, []],
  ['a variant without a stock number', { stocks: [4, null] }, [/^No stock/]],
  ['all three', { stocks: [null], weightGrams: null, hsn: '' }, [/^No stock/, /^No weight/, /^No HSN/]],
])('the book form lists what is missing: %s', (_, changes, expected) => {
  const gaps = bookGaps({ ...WHOLE, ...changes })
  expect(gaps).toHaveLength(expected.length)
  for (const [at, words] of expected.entries()) expect(gaps[at]).toMatch(words)
})
