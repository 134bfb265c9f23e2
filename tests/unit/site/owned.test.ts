import { expect, test } from 'vitest'
import type { OwnedProduct } from '#domain/calls/learn.ts'
import { insteadOfBuying } from '#site/data/catalogue/owned.ts'
import { notOffered } from '#site/data/shop/crossSell.ts'

test('a course that somebody has is opened in place of being bought; a book is bought again', () => {
  const course = { product: 'c', isBoughtAgain: false } as OwnedProduct
  expect(insteadOfBuying(course)).toBe(course)
  expect(insteadOfBuying({ ...course, isBoughtAgain: true })).toBeUndefined()
  expect(insteadOfBuying(undefined)).toBeUndefined()
})

test('beside a cart nothing is offered that is in it or that somebody has and does not buy again', () => {
  const has = (product: string, isBoughtAgain: boolean) => ({ product, isBoughtAgain }) as OwnedProduct
  const lines = [{ product: 'workbook' }, { product: 'course' }, { product: 'workbook' }]
  expect(notOffered(lines, [])).toEqual(['course', 'workbook'])
  expect(notOffered(lines, [has('tests', false), has('atlas', true)])).toEqual([
    'course',
    'tests',
    'workbook',
  ])
})
