import { expect, it } from 'vitest'
import { previewPath } from '#domain/content/previewPath.ts'

it.each([
  ['pages', { id: '1', slug: 'home' }, '/'],
  ['pages', { id: '1', slug: 'about-us' }, '/about-us'],
  ['pages', { id: '1', slug: null }, null],
  ['blogs', { id: '1', slug: 'first' }, '/blog/first'],
  ['selling-products', { id: '1', slug: 'course' }, '/courses/course'],
  ['selling-products', { id: '1', slug: 'book', kind: 'physical' }, '/products/book'],
  ['sections', { id: 'x-1' }, '/preview/section/x-1'],
] as const)('the preview path of a draft of %s %j is %s', (collection, document, path) => {
  expect(previewPath(collection, document)).toBe(path)
})
