import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { applyDueSales } from '#cms/jobs/applyDueSales.ts'
import { startPayload } from '#cms/payload.ts'
import { effects } from '#hooks/effects.ts'
import type { PriceHistory, SaleItem, SellingProduct } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const MINUTE = 60_000
const iso = (ms: number) => new Date(ms).toISOString()
const options = () => ({ overrideAccess: true, context: { project }, depth: 0 }) as const

const course = async (values: Partial<SellingProduct> = {}): Promise<string> =>
  String((await createCourse(payload, project, values)).product.id)

async function sale(values: Partial<SaleItem>): Promise<SaleItem> {
  const data = {
    title: 'Winter',
    startsAt: iso(Date.now() - MINUTE),
    endsAt: iso(Date.now() + 60 * MINUTE),
    project: project.id,
    ...values,
  }
  return (await payload.create({
    collection: 'sale-items',
    data: data as never,
    ...options(),
  })) as SaleItem
}

const change = (id: string, data: Partial<SellingProduct>) =>
  payload.update({ collection: 'selling-products', id, data: data as never, ...options() })
const changeSale = (id: string, data: Partial<SaleItem>) =>
  payload.update({ collection: 'sale-items', id, data: data as never, ...options() })

async function priceOf(id: string, draft = false) {
  const { nowPaise, saleTitle, saleEndsAt } = (await payload.findByID({
    collection: 'selling-products',
    id,
    draft,
    ...options(),
  })) as SellingProduct
  return { nowPaise, saleTitle, saleEndsAt }
}

const historyOf = async (product: string) =>
  (
    (await payload.db.find<PriceHistory>({
      collection: 'price-history',
      where: { product: { equals: product } },
      sort: 'at',
      pagination: false,
    })) as { docs: PriceHistory[] }
  ).docs.map(({ nowPaise, pricePaise, mrpPaise, sale: title }) => [nowPaise, pricePaise, mrpPaise, title])

const FULL = { nowPaise: 249_900, saleTitle: null, saleEndsAt: null }

describe('a sale that is saved', () => {
  it('prices exactly the products that it names or that have its tags, at once', async () => {
    const tag = `tag-${randomUUID().slice(0, 8)}`
    const [named, tagged, other] = [await course(), await course({ tags: [tag] }), await course()]
    const { endsAt } = await sale({ products: [named], tags: [tag], percent: 10 })
    for (const id of [named, tagged])
      expect(await priceOf(id)).toEqual({ nowPaise: 224_900, saleTitle: 'Winter', saleEndsAt: endsAt })
    expect(await priceOf(other)).toEqual(FULL)
    expect((await priceOf(named, true)).nowPaise).toBe(224_900)
  })

  it('restores a product’s price when it leaves the sale, or the sale is switched off or deleted', async () => {
    const [a, b] = [await course(), await course()]
    const first = await sale({ products: [a, b], pricePaise: 99_900 })
    await changeSale(first.id, { products: [b] })
    expect([(await priceOf(a)).nowPaise, (await priceOf(b)).nowPaise]).toEqual([249_900, 99_900])
    await changeSale(first.id, { isActive: false })
    expect(await priceOf(b)).toEqual(FULL)
    await changeSale(first.id, { isActive: true })
    expect((await priceOf(b)).nowPaise).toBe(99_900)
    await payload.delete({ collection: 'sale-items', id: first.id, ...options() })
    expect(await priceOf(b)).toEqual(FULL)
  })

  it('that ends leaves the next best sale', async () => {
    const id = await course()
    await sale({ title: 'Small', products: [id], percent: 10 })
    const big = await sale({ title: 'Big', products: [id], percent: 50 })
    expect(await priceOf(id)).toMatchObject({ nowPaise: 124_900, saleTitle: 'Big' })
    await payload.delete({ collection: 'sale-items', id: big.id, ...options() })
    expect(await priceOf(id)).toMatchObject({ nowPaise: 224_900, saleTitle: 'Small' })
  })

  it('invalidates cached pages of products with a new price', async () => {
    const { product } = await createCourse(payload, project)
    const published = vi.spyOn(effects, 'publishChange')
    await sale({ products: [product.id], percent: 10 })
    const base = `p:${project.slug}:selling-products`
    expect(published.mock.calls).toContainEqual([[base, `${base}:${product.slug}`]])
    published.mockRestore()
  })

  it.each([
    ['without a price', { tags: ['x'] }, 'percent'],
    ['with two prices', { tags: ['x'], percent: 5, pricePaise: 100 }, 'pricePaise'],
    ['of nothing', { percent: 5 }, 'products'],
    [
      'that ends before it starts',
      { tags: ['x'], percent: 5, endsAt: iso(Date.now() - 5 * MINUTE) },
      'endsAt',
    ],
  ])('is refused %s', async (_what, values, path) => {
    await expect(sale(values)).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })
})

describe('the start and the end of a sale', () => {
  const scheduleSale = async (product: string, values: Partial<SaleItem> = {}) => {
    const start = Date.now() + 10 * MINUTE
    const made = await sale({
      products: [product],
      percent: 20,
      startsAt: iso(start),
      endsAt: iso(start + 10 * MINUTE),
      ...values,
    })
    return { start, end: start + 10 * MINUTE, id: made.id }
  }

  it('change the price at that moment, with one history row each, however often the job runs', async () => {
    const id = await course()
    const { start, end } = await scheduleSale(id)
    await applyDueSales(payload, new Date(start - 1))
    expect(await priceOf(id)).toEqual(FULL)
    for (const at of [start, start + 1, start + 500]) await applyDueSales(payload, new Date(at))
    expect(await priceOf(id)).toMatchObject({ nowPaise: 199_900, saleEndsAt: iso(end) })
    await applyDueSales(payload, new Date(end - 1))
    expect((await priceOf(id)).nowPaise).toBe(199_900)
    for (const at of [end, end + 700]) await applyDueSales(payload, new Date(at))
    expect(await priceOf(id)).toEqual(FULL)
    expect(await historyOf(id)).toEqual([
      [249_900, 249_900, 499_900, null],
      [199_900, 249_900, 499_900, 'Winter'],
      [249_900, 249_900, 499_900, null],
    ])
  })

  it.each([
    ['after the history', { nowPaise: 249_900, saleId: null, saleTitle: null, saleEndsAt: null }],
    ['after the price', {}],
  ])('are applied once when a process was killed %s', async (_when, undone) => {
    const id = await course()
    const { start, id: saleId } = await scheduleSale(id)
    await applyDueSales(payload, new Date(start))
    await payload.db.updateOne({ collection: 'selling-products', id, data: undone, returning: false })
    await payload.db.updateOne({
      collection: 'sale-items',
      id: saleId,
      data: { nextAt: iso(start) },
      returning: false,
    })
    const published = vi.spyOn(effects, 'publishChange')
    await applyDueSales(payload, new Date(start + 400))
    expect(published).toHaveBeenCalledTimes(1)
    published.mockRestore()
    expect((await priceOf(id)).nowPaise).toBe(199_900)
    expect(await historyOf(id)).toHaveLength(2)
  })

  it('are not due again once they are done', async () => {
    const { start, end } = await scheduleSale(await course())
    await applyDueSales(payload, new Date(start))
    expect(await applyDueSales(payload, new Date(start + 1000))).toBe(0)
    await applyDueSales(payload, new Date(end))
    expect(await applyDueSales(payload, new Date(end + 1000))).toBe(0)
  })

  it('during the save of a product are applied too', async () => {
    const id = await course()
    const find = payload.db.find
    let isFirst = true
    const spy = vi.spyOn(payload.db, 'find').mockImplementation(async (args) => {
      const found = await find.call(payload.db, args)
      if (args.collection === 'sale-items' && isFirst) {
        isFirst = false
        await sale({ products: [id], percent: 20 })
      }
      return found as never
    })
    await change(id, { badge: 'New' })
    spy.mockRestore()
    expect((await priceOf(id)).nowPaise).toBe(199_900)
  })
})

describe('a product that is saved', () => {
  it('keeps the price of a running sale, which cannot be set by hand', async () => {
    const id = await course()
    await sale({ products: [id], percent: 10 })
    await change(id, { pricePaise: 100_000, nowPaise: 1, saleTitle: 'Mine' } as never)
    expect(await priceOf(id)).toMatchObject({ nowPaise: 90_000, saleTitle: 'Winter' })
  })

  it('adds a history row only when price or MRP change', async () => {
    const id = await course()
    await change(id, { badge: 'New' })
    await change(id, { pricePaise: 199_900 })
    await change(id, { pricePaise: 199_900 })
    await change(id, { mrpPaise: 299_900 })
    expect(await historyOf(id)).toEqual([
      [249_900, 249_900, 499_900, null],
      [199_900, 199_900, 499_900, null],
      [199_900, 199_900, 299_900, null],
    ])
  })

  it('has no history while it is a draft', async () => {
    expect(await historyOf(await course({ _status: 'draft' }))).toEqual([])
  })

  it('has the price of its first validity, a book that of its cheapest variant', async () => {
    const long = [
      { days: 365, pricePaise: 300_000, mrpPaise: 400_000 },
      { days: 90, pricePaise: 100_000 },
    ]
    const id = await course({ validityOptions: long as never })
    expect(await payload.findByID({ collection: 'selling-products', id, ...options() })).toMatchObject({
      pricePaise: 300_000,
      mrpPaise: 400_000,
      validityDays: 365,
      nowPaise: 300_000,
    })
    const variants = [
      { label: 'Hindi', stock: 1, pricePaise: 40_000 },
      { label: 'English', stock: 1 },
    ]
    const book = await course({ kind: 'physical', pricePaise: 50_000, variants: variants as never })
    expect((await priceOf(book)).nowPaise).toBe(40_000)
  })

  it.each([
    ['an MRP below the price', { mrpPaise: 100 }, 'mrpPaise'],
    [
      'an MRP below the price of a validity',
      { validityOptions: [{ days: 30, pricePaise: 9, mrpPaise: 8 }] },
      'validityOptions.0.mrpPaise',
    ],
    [
      'the same validity twice',
      { validityOptions: [30, 30].map((days) => ({ days, pricePaise: 9 })) },
      'validityOptions.1.days',
    ],
    [
      'an MRP of a variant below the price',
      { kind: 'physical', variants: [{ label: 'A', stock: 1, mrpPaise: 5 }] },
      'variants.0.mrpPaise',
    ],
  ])('is refused with %s', async (_what, values, path) => {
    await expect(course(values as never)).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  it('cannot be a bundle that contains bundles or itself', async () => {
    const part = await course()
    const bundle = await course({ kind: 'bundle', includes: [part] })
    const refused = { data: { errors: [{ path: 'includes' }] } }
    await expect(course({ kind: 'bundle', includes: [bundle] })).rejects.toMatchObject(refused)
    await expect(change(bundle, { includes: [bundle] } as never)).rejects.toMatchObject(refused)
  })
})
