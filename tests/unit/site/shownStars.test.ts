import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentages, starFills } from '#domain/reviews/percentages.ts'

describe('counts as percentages', () => {
  test.each([
    [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
    [
      [0, 0, 1, 1, 1],
      [0, 0, 34, 33, 33],
    ],
    [
      [1, 1, 1, 1, 2],
      [17, 17, 17, 16, 33],
    ],
    [
      [0, 0, 0, 7, 1],
      [0, 0, 0, 88, 12],
    ],
  ])('%j are %j', (counts, shown) => expect(percentages(counts)).toEqual(shown))

  test('sum to 100, each within one of its exact value', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 }), (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        const shown = percentages(counts)
        expect(shown.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : 100)
        for (const [index, count] of counts.entries())
          expect(Math.abs((shown[index] ?? 0) - (total === 0 ? 0 : (count / total) * 100))).toBeLessThan(1)
      }),
    ))
})

test.each([
  [4.5, [1, 1, 1, 1, 0.5]],
  [4.8, [1, 1, 1, 1, 0.8]],
  [5, [1, 1, 1, 1, 1]],
  [0, [0, 0, 0, 0, 0]],
])('an average of %d fills as many stars', (average, fills) => expect(starFills(average)).toEqual(fills))
