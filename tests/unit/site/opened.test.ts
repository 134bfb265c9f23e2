import { describe, expect, test } from 'vitest'
import { productOpenPath } from '#domain/learning/productOpenPath.ts'
import { hasFile, openedBy } from '#site/data/catalogue/openedBy.ts'

describe('where an owned product opens', () => {
  const nothing = { kind: 'course', slug: 'mechanics', classes: [], papers: 0, quizzes: 0, files: 0 } as const
  test.each([
    ['its one class', { ...nothing, classes: ['m'] }, '/learn/m'],
    ['My learning when it has several', { ...nothing, classes: ['m', 'n'] }, '/learn'],
    ['its papers', { ...nothing, kind: 'test-series', papers: 3 }, '/test-series/mechanics#papers'],
    ['its quizzes', { ...nothing, kind: 'quiz', quizzes: 1 }, '/quizzes/mechanics#quizzes'],
    ['the class before the tests that come with it', { ...nothing, classes: ['m'], papers: 3 }, '/learn/m'],
    ['the downloads', { ...nothing, kind: 'digital', files: 1 }, '/downloads'],
    ['nowhere for goods', { ...nothing, kind: 'physical' }, null],
    ['nowhere for keys, which others redeem', { ...nothing, kind: 'serial-key-pack', classes: ['m'] }, null],
  ] as const)('%s', (_, product, href) => expect(productOpenPath(product)).toBe(href))
})

describe('where an order leads', () => {
  const hrefs: Record<string, string> = { course: '/learn/mechanics', series: '/test-series/mocks#papers' }
  const hrefOf = (product: string) => hrefs[product] ?? null
  const line = (product: string, state: 'fulfilled' | 'revoked' = 'fulfilled') =>
    ({ product, kind: 'course', state }) as const
  test('to the only opened product', () =>
    expect(openedBy([line('series'), line('book')], hrefOf)).toBe('/test-series/mocks#papers'))
  test('to My learning when it opened several', () =>
    expect(openedBy([line('series'), line('course')], hrefOf)).toBe('/learn'))
  test('to what a bundle opened while its book is being packed', () => {
    const bundle = { product: 'course', kind: 'bundle', state: 'waiting' } as const
    expect(openedBy([bundle], hrefOf)).toBe('/learn/mechanics')
    expect(openedBy([{ ...bundle, state: 'refunded' }], hrefOf)).toBeNull()
    expect(openedBy([{ ...bundle, kind: 'physical' }], hrefOf)).toBeNull()
  })
  test('nowhere for revoked or expired access', () => {
    expect(openedBy([line('course', 'revoked')], hrefOf)).toBeNull()
    expect(openedBy([line('ended')], hrefOf)).toBeNull()
  })
})

test('goods with a file mention it, downloads are opened instead', () => {
  expect(hasFile('physical', '/downloads')).toBe(true)
  expect(hasFile('physical', null)).toBe(false)
  expect(hasFile('digital', '/downloads')).toBe(false)
})
