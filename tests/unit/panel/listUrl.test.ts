import { expect, test } from 'vitest'
import { listUrl } from '#cms/operations/panel/listUrl.ts'

test.each([
  ['a list', [], '/admin/collections/orders'],
  [
    'a filtered list',
    [{ queue: { equals: 'pack' } }],
    '/admin/collections/orders?where[and][0][queue][equals]=pack',
  ],
  [
    'a list filtered by several values',
    [{ state: { in: ['failed', 'byHand'] } }],
    '/admin/collections/orders?where[and][0][state][in][0]=failed&where[and][0][state][in][1]=byHand',
  ],
] as const)('%s is a page of the panel', (_, [where], url) =>
  expect(decodeURIComponent(listUrl('orders', where as Parameters<typeof listUrl>[1]))).toBe(url),
)
