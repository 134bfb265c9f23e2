import { expect, test } from 'vitest'
import type { OwnedProduct } from '#domain/calls/learn.ts'
import { insteadOfBuying } from '#site/data/catalogue/owned.ts'

test('a course that somebody has is opened in place of being bought; a book is bought again', () => {
  const course = { product: 'c', isBoughtAgain: false } as OwnedProduct
  expect(insteadOfBuying(course)).toBe(course)
  expect(insteadOfBuying({ ...course, isBoughtAgain: true })).toBeUndefined()
  expect(insteadOfBuying(undefined)).toBeUndefined()
})
