import { afterEach, expect, test, vi } from 'vitest'
import { loadOffer } from '#site/data/account/learning.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the course of a free lesson is offered at its current price', async () => {
  const fetching = vi.fn(async (_address: string) =>
    Response.json({ docs: [{ title: 'Mechanics', slug: 'mechanics', nowPaise: 212_400 }] }),
  )
  vi.stubGlobal('fetch', fetching)
  expect(await loadOffer(['', 'offer', 'c1'])).toMatchObject({ slug: 'mechanics', nowPaise: 212_400 })
  const query = new URL(fetching.mock.calls[0]?.[0] ?? '', 'http://shop.test').searchParams
  expect(query.get('select[nowPaise]')).toBe('true')
  expect(query.get('sort')).toBe('nowPaise')
})
