import { expect, test } from 'vitest'
import type { OwnedProduct } from '#domain/calls/learn.ts'
import { insteadOfBuying } from '#site/data/catalogue/owned.ts'
import { notOffered } from '#site/data/shop/crossSell.ts'

test('an owned course is opened instead of bought; a book can be bought again', () => {
  const course = { product: 'c', isBoughtAgain: false } as OwnedProduct
  expect(insteadOfBuying(course)).toBe(course)
  expect(insteadOfBuying({ ...course, isBoughtAgain: true })).toBeUndefined()
  expect(insteadOfBuying(undefined)).toBeUndefined()
})

test('suggestions beside a cart exclude its products and owned ones', () => {
  const ownedProduct = (product: string, isBoughtAgain: boolean) =>
    ({ product, isBoughtAgain }) as OwnedProduct
  const lines = [{ product: 'workbook' }, { product: 'course' }, { product: 'workbook' }]
  expect(notOffered(lines, [])).toEqual(['course', 'workbook'])
  expect(notOffered(lines, [ownedProduct('tests', false), ownedProduct('atlas', true)])).toEqual([
    'course',
    'tests',
    'workbook',
  ])
})
