import { expect, it } from 'vitest'
import { grantEntitlements } from '#cms/operations/fulfilment/grantEntitlements.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { OwnedProduct } from '#domain/calls/learning/learning.ts'
import type { SellingProduct, TestPaper, TestSeries } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { pdfFile } from '#tests/support/files.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { buyAt, quoteAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

const createProduct = (values: Partial<SellingProduct> = {}) =>
  createCourse(shop.payload, shop.project, values)
const buy = (product: unknown, more: object = {}) =>
  buyAt(shop.payload, shop.project, me.browser, { items: [{ product, ...more }] })
const owned = async (): Promise<OwnedProduct[]> =>
  (await me.browser.get<{ products: OwnedProduct[] }>('/learn/owned')).body.products
const ownedOf = async (product: unknown) => (await owned()).find((one) => one.product === String(product))

async function createSeries(papers: number): Promise<TestSeries> {
  const options = { overrideAccess: true, context: { project: shop.project }, depth: 0 } as const
  const series = (await shop.payload.create({
    collection: 'test-series',
    data: { title: 'Three mocks', project: shop.project.id, _status: 'published' } as never,
    ...options,
  })) as TestSeries
  for (let rank = 1; rank <= papers; rank++)
    (await shop.payload.create({
      collection: 'test-papers',
      data: {
        title: `Mock ${rank}`,
        testSeries: series.id,
        minutes: 60,
        questionCount: 10,
        marks: 40,
        rank,
        project: shop.project.id,
        _status: 'published',
      } as never,
      ...options,
    })) as TestPaper
  return series
}

it('a person with a valid order counts as a buyer', async () => {
  const hasOrdered = async () =>
    (await me.browser.get<{ hasOrdered: boolean }>('/learn/owned')).body.hasOrdered
  expect(await hasOrdered()).toBe(false)
  await buy((await createProduct()).product.id)
  expect(await hasOrdered()).toBe(true)
})

it('a test series opens its own list of tests, also when ordered with courses', async () => {
  const { product, course } = await createProduct()
  const series = await createSeries(3)
  const { product: mocks } = await createProduct({
    kind: 'test-series',
    classes: [],
    testSeries: [series.id],
  })
  await buyAt(shop.payload, shop.project, me.browser, {
    items: [{ product: product.id }, { product: mocks.id }],
  })
  expect(await ownedOf(mocks.id)).toMatchObject({
    href: `/test-series/${mocks.slug}#papers`,
    tests: { count: 3, href: `/test-series/${mocks.slug}#papers` },
    progress: null,
    endsAt: null,
  })
  expect(await ownedOf(product.id)).toMatchObject({
    href: `/learn/${course.slug}`,
    tests: null,
    progress: { completed: 0, lectures: 3, percent: 0 },
  })
})

it('tests and courses that a serial key opened belong to the products that sell them, which are not offered again', async () => {
  const { product, course } = await createProduct()
  const series = await createSeries(2)
  const { product: mocks } = await createProduct({
    kind: 'test-series',
    classes: [],
    testSeries: [series.id],
  })
  const { product: pack } = await createProduct({ kind: 'serial-key-pack', keysFrom: 'made' })
  const from = Date.now() - 1000
  await grantEntitlements(shop.payload, {
    project: shop.project.id,
    student: String(me.id),
    source: 'serialKey',
    name: 'key:one',
    title: pack.title,
    product: String(pack.id),
    opened: [
      { kind: 'product', target: String(pack.id) },
      { kind: 'test-series', target: String(series.id) },
      { kind: 'class', target: String(course.id) },
    ],
    days: null,
    from,
  })
  expect((await owned()).map((one) => one.product).toSorted()).toEqual(
    [product.id, mocks.id].map(String).toSorted(),
  )
  expect(await ownedOf(mocks.id)).toMatchObject({
    boughtAt: from,
    tests: { count: 2, href: `/test-series/${mocks.slug}#papers` },
  })
  const { body } = await quoteAt(me.browser, { items: [{ product: mocks.id }, { product: product.id }] })
  expect((body as { owned?: string[] }).owned?.toSorted()).toEqual(
    [product.id, mocks.id].map(String).toSorted(),
  )
})

it('says when a product was acquired last, and which products can be bought again', async () => {
  const create = async (collection: 'private-files' | 'digital-items', data: object, file?: object) =>
    (await shop.payload.create({
      collection,
      data: { project: shop.project.id, title: 'Answers', ...data } as never,
      ...(file ? { file: file as never } : {}),
      overrideAccess: true,
      context: { project: shop.project },
    })) as { id: string }
  const file = await create('private-files', {}, await pdfFile('Answers'))
  const sheet = await create('digital-items', { file: file.id, pages: 1 })
  const book = await createBook(shop.payload, shop.project, 5, { digitalItems: [sheet.id] as never })
  for (const day of [3, 9])
    await shop.payload.db.create({
      collection: 'entitlements',
      data: {
        project: shop.project.id,
        student: me.id,
        kind: 'product',
        target: String(book.id),
        title: 'Book',
        source: 'admin',
        grantKey: `sheet-${me.id}-${day}`,
        startsAt: new Date(day * DAY_MS).toISOString(),
        rev: 0,
      } as never,
    })
  const { product } = await createProduct()
  await buy(product.id)
  expect(await ownedOf(book.id)).toMatchObject({
    href: '/downloads',
    isBoughtAgain: true,
    boughtAt: 9 * DAY_MS,
  })
  expect(await ownedOf(product.id)).toMatchObject({ isBoughtAgain: false })
})

it('has the person’s own progress, and the last end of repeated purchases', async () => {
  const { product, lectures } = await createProduct({ validityDays: 29 })
  await buy(product.id)
  await buy(product.id, { extend: true })
  await me.browser.post('/learn/complete', { lecture: lectures[0]?.id })
  const mine = await ownedOf(product.id)
  expect(mine?.progress).toEqual({ completed: 1, lectures: 3, percent: 33 })
  expect(((mine?.endsAt ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(58, 1)
})

it('lists the person’s current access alone, without goods', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const { product } = await createProduct()
  const before = (await owned()).length
  await shop.payload.db.create({
    collection: 'entitlements',
    data: {
      project: shop.project.id,
      student: me.id,
      kind: 'product',
      target: String(book),
      title: 'Book',
      source: 'admin',
      grantKey: `book-${me.id}`,
      startsAt: new Date(0).toISOString(),
      rev: 0,
    } as never,
  })
  await shop.payload.db.create({
    collection: 'entitlements',
    data: {
      project: shop.project.id,
      student: me.id,
      kind: 'product',
      target: String(product.id),
      title: 'Ended',
      source: 'admin',
      grantKey: `ended-${me.id}`,
      rev: 0,
      startsAt: new Date(0).toISOString(),
      endsAt: new Date(1000).toISOString(),
    } as never,
  })
  expect(await owned()).toHaveLength(before)
})

it('a quote says which products the person owns, unless they extend them', async () => {
  const { product } = await createProduct({ validityDays: 29 })
  const owns = async (more: object = {}) =>
    ((await quoteAt(me.browser, { items: [{ product: product.id, ...more }] })).body as { owned?: string[] })
      .owned
  expect(await owns()).toEqual([])
  await buy(product.id)
  expect(await owns()).toEqual([String(product.id)])
  expect(await owns({ extend: true })).toEqual([])
})
