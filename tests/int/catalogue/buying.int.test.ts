import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { QuoteView } from '#domain/calls/payments.ts'
import type { SellingProduct } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { addAddress, payAtGateway } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

type Item = { product: string; quantity?: number; variant?: string; validity?: number }
const items = (list: Item[]) => ({ items: list.map((item) => ({ quantity: 1, ...item })) })
const quoteOf = async (...list: Item[]) =>
  (await openBrowser(project).post<{ quote: QuoteView; code?: string }>('/payment/quote', items(list))).body
const createProduct = async (values: Partial<SellingProduct>) =>
  (await createCourse(payload, project, values)).product
const student = async () => {
  const person = await createPerson(payload, project)
  return { person, browser: await signIn(project, person.phone) }
}
const book = (stocks = [3, 0]) =>
  createProduct({
    kind: 'physical',
    title: 'Book',
    classes: [],
    pricePaise: 50_000,
    mrpPaise: 60_000,
    variants: [
      { label: 'English', stock: stocks[0] },
      { label: 'हिन्दी', stock: stocks[1], pricePaise: 40_000 },
    ] as never,
  })

async function buy(browser: Awaited<ReturnType<typeof student>>['browser'], ...list: Item[]) {
  const wanted = { ...items(list), address: await addAddress(browser) }
  const { body } = await browser.post<{ quote: QuoteView }>('/payment/quote', wanted)
  const placed = await browser.post<{ orderId: string; code?: string }>('/payment/placeOrder', {
    ...wanted,
    quoteId: body.quote.quoteId,
  })
  if (!placed.body.orderId) return placed.body
  const { orderId } = placed.body
  const started = await browser.post<{ gatewayOrderId: string }>('/payment/createTxn', {
    orderId,
    gateway: 'sandbox',
  })
  const fields = await payAtGateway(payload, project, started.body.gatewayOrderId)
  await browser.post('/payment/orderReceipt', { orderId, ...fields })
  return payload.findByID({ collection: 'orders', id: orderId, depth: 0, overrideAccess: true })
}

describe('a quote', () => {
  it('has the current sale price, even when the stored price is outdated', async () => {
    const product = await createProduct({})
    const now = Date.now()
    await payload.create({
      collection: 'sale-items',
      data: {
        title: 'Sale',
        products: [product.id],
        percent: 10,
        project: project.id,
        startsAt: new Date(now - 1000).toISOString(),
        endsAt: new Date(now + 60_000).toISOString(),
      } as never,
      overrideAccess: true,
      context: { project },
    })
    await payload.db.updateOne({
      collection: 'selling-products',
      id: product.id,
      data: { nowPaise: 1 },
      returning: false,
    })
    const { quote } = await quoteOf({ product: product.id })
    expect(quote).toMatchObject({ payablePaise: 224_900, itemsPaise: 499_900, offerPaise: 275_000 })
  })

  it('names the option, its days and its own prices', async () => {
    const product = await createProduct({
      validityOptions: [
        { days: 365, pricePaise: 300_000 },
        { days: 90, pricePaise: 100_000, mrpPaise: 150_000 },
      ],
    })
    expect((await quoteOf({ product: product.id, validity: 90 })).quote.lines).toMatchObject([
      { option: '3 months', validityDays: 90, pricePaise: 100_000, mrpPaise: 150_000, kind: 'course' },
    ])
    expect((await quoteOf({ product: product.id })).quote.lines).toMatchObject([
      { option: '1 year', validityDays: 365, pricePaise: 300_000 },
    ])
  })

  it('has quantities for goods only, per variant', async () => {
    const [course, goods] = [await createProduct({}), await book([8, 5])]
    const [english, hindi] = goods.variants ?? []
    const { quote } = await quoteOf(
      { product: course.id, quantity: 3 },
      { product: goods.id, variant: english?.id as string, quantity: 2 },
      { product: goods.id, variant: hindi?.id as string, quantity: 1 },
    )
    expect(quote.lines.map(({ option, quantity, totalPaise }) => [option, quantity, totalPaise])).toEqual([
      [null, 1, 249_900],
      ['English', 2, 100_000],
      ['हिन्दी', 1, 40_000],
    ])
  })

  it('is refused for products that are sold out, gone, or without a chosen variant', async () => {
    const goods = await book()
    const [english, hindi] = (goods.variants ?? []).map(({ id }) => id as string)
    const product = goods.id
    expect(await quoteOf({ product, variant: hindi })).toMatchObject({
      code: 'outOfStock',
      message: 'Book is currently sold out.',
    })
    expect(await quoteOf({ product, variant: english, quantity: 4 })).toMatchObject({
      code: 'outOfStock',
      message: 'Only 3 of Book are left.',
    })
    expect(await quoteOf({ product })).toMatchObject({ code: 'optionNeeded' })
    expect(await quoteOf({ product, variant: 'x' })).toMatchObject({ code: 'optionGone' })
    expect(await quoteOf({ product: (await createProduct({})).id, validity: 7 })).toMatchObject({
      code: 'optionGone',
    })
    const many = await openBrowser(project).post(
      '/payment/quote',
      items([{ product, variant: english, quantity: 11 }]),
    )
    expect(many.status).toBe(400)
  })
})

describe('an order', () => {
  it('of a bundle opens all its classes, and stores the rest on its line', async () => {
    const series = await payload.create({
      collection: 'test-series',
      data: { title: 'Mocks', project: project.id, _status: 'published' } as never,
      overrideAccess: true,
      context: { project },
    })
    const [one, two] = [await createCourse(payload, project), await createCourse(payload, project)]
    const mocks = await createProduct({ kind: 'test-series', classes: [], testSeries: [series.id] })
    const keys = await createProduct({ kind: 'serial-key-pack', classes: [], keyCount: 5 })
    const includes = [one.product.id, two.product.id, mocks.id, keys.id]
    const bundle = await createProduct({ kind: 'bundle', classes: [], includes, validityDays: 100 })
    const { person, browser } = await student()
    const order = await buy(browser, { product: bundle.id })
    expect(order).toMatchObject({
      fulfilment: 'done',
      lines: [
        {
          kind: 'bundle',
          validityDays: 100,
          bought: { products: includes, testSeries: [series.id], keys: 5 },
        },
      ],
    })
    const { docs } = await payload.find({
      collection: 'entitlements',
      where: { and: [{ student: { equals: person.id } }, { kind: { equals: 'class' } }] },
      depth: 0,
      overrideAccess: true,
    })
    expect(new Set(docs.map(({ target }) => target))).toEqual(new Set([one.course.id, two.course.id]))
    expect(await buy(browser, { product: bundle.id })).toMatchObject({ code: 'alreadyOwned' })
  })

  it('of a book stores its variant, may be repeated, and opens nothing', async () => {
    const goods = await book()
    const variant = goods.variants?.[0]?.id as string
    const { person, browser } = await student()
    const order = await buy(browser, { product: goods.id, variant, quantity: 2 })
    expect(order).toMatchObject({
      payablePaise: 100_000,
      lines: [
        {
          kind: 'physical',
          title: 'Book',
          option: 'English',
          variant,
          quantity: 2,
          grants: [],
          validityDays: null,
        },
      ],
    })
    expect(await buy(browser, { product: goods.id, variant })).toMatchObject({ payablePaise: 50_000 })
    const where = { student: { equals: person.id } }
    const { docs } = await payload.find({ collection: 'entitlements', where, overrideAccess: true })
    expect(docs).toMatchObject([{ kind: 'product' }, { kind: 'product' }])
  })

  it('of a product without classes is placed once while access lasts', async () => {
    const { id } = await payload.create({
      collection: 'quizzes',
      data: {
        title: 'Quiz',
        minutes: 5,
        questionCount: 5,
        project: project.id,
        _status: 'published',
      } as never,
      overrideAccess: true,
      context: { project },
    })
    const quiz = await createProduct({ kind: 'quiz', classes: [], quizzes: [id], validityDays: 30 })
    const { browser } = await student()
    expect(await buy(browser, { product: quiz.id })).toMatchObject({ paymentStatus: 'paid' })
    expect(await buy(browser, { product: quiz.id })).toMatchObject({ code: 'alreadyOwned' })
  })
})

it('deleting a product deletes its price history, batches and wishlist entries', async () => {
  const product = await createProduct({})
  const { browser } = await student()
  expect(await browser.post('/wishlist/change', { product: product.id, isIn: true })).toMatchObject({
    body: { products: [product.id] },
  })
  await payload.create({
    collection: 'batches',
    data: {
      title: 'B',
      product: product.id,
      startsOn: new Date().toISOString(),
      project: project.id,
    } as never,
    overrideAccess: true,
    context: { project },
  })
  await payload.delete({
    collection: 'selling-products',
    id: product.id,
    overrideAccess: true,
    context: { project },
  })
  for (const collection of ['price-history', 'batches', 'wishlist-items'] as const) {
    const where = { product: { equals: product.id } }
    expect((await payload.count({ collection, where, overrideAccess: true })).totalDocs).toBe(0)
  }
})
