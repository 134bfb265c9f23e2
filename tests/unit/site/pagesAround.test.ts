import { describe, expect, it } from 'vitest'
import { pagesAround } from '#site/ui/navigation/pagesAround.ts'

describe('pagesAround', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [2, 9, [1, 2, 3, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ] as const)('page %i of %i', (page, count, expected) => {
    expect(pagesAround(page, count)).toEqual(expected)
  })
})
