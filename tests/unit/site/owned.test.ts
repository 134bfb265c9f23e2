import { expect, test } from 'vitest'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import { accessInsteadOfBuying } from '#site/data/catalogue/owned.ts'
import { crossSellExclusions } from '#site/data/shop/crossSell.ts'

test('an owned course is opened instead of bought; a book can be bought again', () => {
  const course = { product: 'c', isBoughtAgain: false } as OwnedProduct
  expect(accessInsteadOfBuying(course)).toBe(course)
  expect(accessInsteadOfBuying({ ...course, isBoughtAgain: true })).toBeUndefined()
  expect(accessInsteadOfBuying(undefined)).toBeUndefined()
})

test('suggestions beside a cart exclude its products and owned ones', () => {
  const ownedProduct = (product: string, isBoughtAgain: boolean) =>
    ({ product, isBoughtAgain }) as OwnedProduct
  const lines = [{ product: 'workbook' }, { product: 'course' }, { product: 'workbook' }]
  expect(crossSellExclusions(lines, [])).toEqual(['course', 'workbook'])
  expect(crossSellExclusions(lines, [ownedProduct('tests', false), ownedProduct('atlas', true)])).toEqual([
    'course',
    'tests',
    'workbook',
  ])
})
