import { describe, expect, it } from 'vitest'
import { commissionOf } from '#domain/franchise/commissionOf.ts'

describe('a franchisee’s commission', () => {
  it.each([
    [1000, 49_900, 4990],
    [1000, 49_909, 4990],
    [1250, 99, 12],
    [1, 9999, 0],
    [0, 49_900, 0],
    [10_000, 1, 1],
    [1000, -500, 0],
  ])('at a rate of %d for %d paise paid is %d paise, never rounded up', (rate, paid, commission) => {
    expect(commissionOf(rate, paid)).toBe(commission)
  })
})
