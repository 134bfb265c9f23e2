import { afterEach, expect, test, vi } from 'vitest'
import { loadCards } from '#site/data/catalogue/loadCards.ts'
import { CARDS_PER_REQUEST, productIds } from '#site/data/catalogue/productIds.ts'

/** Responds like the server, with its maximum number of products per request. */
const answering = (refused = '') =>
  vi.fn(async (address: string) => {
    const ids = productIds(new URL(address, 'http://shop.test').searchParams.get('ids'), CARDS_PER_REQUEST)
    if (ids.includes(refused)) return new Response(null, { status: 503 })
    return Response.json(ids.map((id) => ({ id })))
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String(index).padStart(4, '0')}-${'x'.repeat(35)}`)

test.each([1, CARDS_PER_REQUEST, CARDS_PER_REQUEST + 1, 100])(
  'loads the cards of %d products, in order',
  async (count) => {
    const fetching = answering()
    vi.stubGlobal('fetch', fetching)
    const ids = idsOf(count)
    expect((await loadCards('', ids.join(',')))?.map(({ id }) => id)).toEqual(ids)
    expect(fetching).toHaveBeenCalledTimes(Math.ceil(count / CARDS_PER_REQUEST))
  },
)

test('has no cards when some failed to load', async () => {
  const ids = idsOf(60)
  vi.stubGlobal('fetch', answering(ids[30]))
  expect(await loadCards('', ids.join(','))).toBeNull()
})
