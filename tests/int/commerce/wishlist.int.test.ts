import { expect, it } from 'vitest'
import { WISHLIST_MAX } from '#domain/calls/wishlist.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

type Listed = { apiSuccess: boolean; code?: string; products?: string[] }

const shop = openShop()
const me = newShopper(shop)

const createProduct = async () => String((await createCourse(shop.payload, shop.project)).product.id)
const change = async (product: string, isIn: boolean) =>
  (await me.browser.post<Listed>('/wishlist/change', { product, isIn })).body
const list = async () => (await me.browser.get<Listed>('/wishlist')).body.products

it('contains a product once, latest first, until it is removed', async () => {
  const [one, two] = [await createProduct(), await createProduct()]
  await change(one, true)
  await change(two, true)
  await Promise.all([1, 2, 3].map(() => change(one, true)))
  expect(await list()).toEqual([two, one])
  expect((await change(two, false)).products).toEqual([one])
  expect((await change(two, false)).apiSuccess).toBe(true)
})

it('merges a browser’s wishlist after the sign-in, idempotently', async () => {
  const [one, two, three] = [await createProduct(), await createProduct(), await createProduct()]
  await change(one, true)
  const merge = () => me.browser.post<Listed>('/wishlist/merge', { products: [three, two, one, 'gone'] })
  const [first] = await Promise.all([merge(), merge()])
  expect(first.body.products).toHaveLength(3)
  expect((await list())?.toSorted()).toEqual([one, two, three].toSorted())
})

it('is private, needs a session, and contains only products on sale', async () => {
  const product = await createProduct()
  await change(product, true)
  const other = await openShopper(shop.payload, shop.project)
  expect((await other.browser.get<Listed>('/wishlist')).body.products).toEqual([])
  expect((await openBrowser(shop.project).get<Listed>('/wishlist')).status).toBe(401)
  expect((await other.browser.get<{ docs: unknown[] }>('/wishlist-items')).body.docs).toEqual([])
  expect((await change('gone', true)).code).toBe('notFound')
  await shop.payload.update({
    collection: 'selling-products',
    id: product,
    data: { _status: 'draft' },
    context: { project: shop.project },
    overrideAccess: true,
  })
  expect(await list()).toEqual([])
})

it('reports when it is full', async () => {
  const product = await createProduct()
  const rows = Array.from({ length: WISHLIST_MAX }, (_, index) => ({
    key: `${me.id}:${index}`,
    project: shop.project.id,
    student: me.id,
    product,
    addedAt: new Date(index).toISOString(),
  }))
  for (const data of rows) await shop.payload.db.create({ collection: 'wishlist-items', data })
  expect(await change(await createProduct(), true)).toMatchObject({ apiSuccess: false, code: 'limit' })
})
