import { describe, expect, it } from 'vitest'
import { fulfilOrder } from '#cms/operations/fulfilment/fulfilOrder.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { DigitalItem, Entitlement, PrivateFile, SellingProduct } from '#payload-types'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { pdfFile } from '#tests/support/files.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { createBook, stockOf } from '#tests/support/shop/sell.ts'
import { countStock, fillPool } from '#tests/support/shop/shopOwner.ts'
import { buyAt, openShopper, placeAt, quoteAt } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

const createProduct = (values: Partial<SellingProduct> = {}) =>
  createCourse(shop.payload, shop.project, values)
const buy = (product: unknown, extra: object = {}) =>
  buyAt(shop.payload, shop.project, me.browser, { items: [{ product }], ...extra })
const rights = async (where: object = {}): Promise<Entitlement[]> =>
  (
    await shop.payload.db.find<Entitlement>({
      collection: 'entitlements',
      where: { and: [{ student: { equals: me.id } }, where] } as never,
      sort: 'startsAt',
      pagination: false,
    })
  ).docs
const days = ({ startsAt, endsAt }: Entitlement) =>
  (Date.parse(endsAt as string) - Date.parse(startsAt)) / DAY_MS

describe('the entitlement of a purchase', () => {
  it('is one row per target, however often it is granted', async () => {
    const one = await createProduct()
    const two = await createProduct()
    const { product: bundle } = await createProduct({
      kind: 'bundle',
      classes: [],
      includes: [one.product.id, two.product.id],
    })
    const order = await buy(bundle.id)
    await shop.payload.db.updateOne({
      collection: 'orders',
      where: { id: { equals: order } },
      data: { pendingTask: 'fulfil' },
    })
    await Promise.all([1, 2, 3].map(() => fulfilOrder(shop.payload, order, new Date())))
    const rows = await rights()
    expect(rows.map(({ kind, target }) => `${kind}:${target}`).toSorted()).toEqual(
      [
        ...[bundle, one.product, two.product].map(({ id }) => `product:${id}`),
        ...[one.course, two.course].map(({ id }) => `class:${id}`),
      ].toSorted(),
    )
    for (const row of rows) expect(row).toMatchObject({ source: 'order', order, line: 0, endsAt: null })
  })

  it('of a bundle with a book opens at once, while the book needs an address and takes its stock', async () => {
    const course = await createProduct()
    const book = await createBook(shop.payload, shop.project, 2)
    const { product: bundle } = await createProduct({
      kind: 'bundle',
      classes: [],
      includes: [course.product.id, book.id],
    })
    const items = [{ product: bundle.id }]
    expect((await placeAt(me.browser, { items })).body.code).toBe('addressNeeded')
    await buy(bundle.id, { address: await addAddress(me.browser) })
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(1)
    expect(await rights({ kind: { equals: 'class' } })).toMatchObject([{ target: course.course.id }])
    await countStock(shop.payload, book.id, { available: 0 })
    const other = await openShopper(shop.payload, shop.project)
    expect((await quoteAt(other.browser, { items })).body).toMatchObject({ code: 'outOfStock' })
  })

  it('of a bundle with a key pack are its keys, not the keys’ content', async () => {
    const course = await createProduct()
    const { product: pack, course: ofKeys } = await createProduct({
      kind: 'serial-key-pack',
      keysFrom: 'pool',
      keyCount: 1,
    })
    await fillPool(shop.payload, shop.project, pack.id, 1)
    const { product: bundle } = await createProduct({
      kind: 'bundle',
      classes: [],
      includes: [course.product.id, pack.id],
    })
    const orderId = await buy(bundle.id)
    const { body } = await me.browser.post<{ keys: unknown[] }>('/order/keys', { orderId })
    expect(body.keys).toHaveLength(1)
    const classes = await rights({ kind: { equals: 'class' } })
    expect(classes.map(({ target }) => target)).toEqual([course.course.id])
    expect(classes.map(({ target }) => target)).not.toContain(ofKeys.id)
    const other = await openShopper(shop.payload, shop.project)
    const refused = await quoteAt(other.browser, { items: [{ product: bundle.id }] })
    expect(refused.body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
  })
})

describe('an extension', () => {
  it('is refused unless requested, and then adds its days after the end', async () => {
    const { product, course } = await createProduct({ validityDays: 29 })
    await buy(product.id)
    expect((await placeAt(me.browser, { items: [{ product: product.id }] })).body.code).toBe('alreadyOwned')
    const items = [{ product: product.id, extend: true }]
    await buyAt(shop.payload, shop.project, me.browser, { items })
    const [first, second, ...others] = await rights({ target: { equals: course.id } })
    if (!first || !second) throw new Error('two rights')
    expect(others).toEqual([])
    expect(second.startsAt).toBe(first.endsAt)
    expect([days(first), days(second)]).toEqual([29, 29])
    const mine = await me.browser.get<{ classes: { class: { slug: string } }[] }>('/learn/classes')
    expect(mine.body.classes).toHaveLength(1)
  })

  it('in another validity adds the days of that one', async () => {
    const { product, course } = await createProduct({
      validityOptions: [
        { days: 29, pricePaise: 10_000 },
        { days: 364, pricePaise: 90_000 },
      ],
    })
    await buyAt(shop.payload, shop.project, me.browser, { items: [{ product: product.id }] })
    const items = [{ product: product.id, validity: 364, extend: true }]
    expect((await quoteAt(me.browser, { items })).body.quote.payablePaise).toBe(90_000)
    await buyAt(shop.payload, shop.project, me.browser, { items })
    expect((await rights({ target: { equals: course.id } })).map(days)).toEqual([29, 364])
  })

  it('starts at once when the old entitlement is over', async () => {
    const { product, course } = await createProduct({ validityDays: 29 })
    await buy(product.id)
    const past = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString()
    await shop.payload.db.updateMany({
      collection: 'entitlements',
      where: { student: { equals: me.id } },
      data: { startsAt: past(40), endsAt: past(10) },
    })
    await buy(product.id)
    const [, second] = await rights({ target: { equals: course.id } })
    expect(Math.abs(Date.parse(second?.startsAt as string) - Date.now())).toBeLessThan(60_000)
  })
})

describe('an entitlement that is no longer open', () => {
  it.each<[string, Partial<Entitlement>, boolean]>([
    ['runs', {}, true],
    ['has ended', { endsAt: new Date(Date.now() - 1000).toISOString() }, false],
    ['begins tomorrow', { startsAt: new Date(Date.now() + DAY_MS).toISOString() }, false],
    ['is paused', { pausedAt: new Date().toISOString() }, false],
    ['was taken back', { revokedAt: new Date().toISOString() }, false],
  ])('that %s: lessons and files %#', async (_what, data, isOpen) => {
    const options = { overrideAccess: true, context: { project: shop.project } } as const
    const file = (await shop.payload.create({
      collection: 'private-files',
      data: { title: 'File', project: shop.project.id } as never,
      ...options,
      file: (await pdfFile('File')) as never,
    })) as PrivateFile
    const sheet = (await shop.payload.create({
      collection: 'digital-items',
      data: { title: 'Sheet', file: file.id, project: shop.project.id } as never,
      ...options,
    })) as DigitalItem
    const { product, course, lectures } = await createProduct({ digitalItems: [sheet.id] })
    await buy(product.id)
    await shop.payload.db.updateMany({
      collection: 'entitlements',
      where: { student: { equals: me.id } },
      data,
    })
    const lesson = await me.browser.get(`/learn/lecture?class=${course.slug}&lecture=${lectures[1]?.slug}`)
    expect(lesson.status).toBe(isOpen ? 200 : 403)
    const { body } = await me.browser.get<{ items: unknown[] }>('/downloads/mine')
    expect(body.items).toHaveLength(isOpen ? 1 : 0)
  })
})
