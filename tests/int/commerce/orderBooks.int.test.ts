import { describe, expect, it } from 'vitest'
import { sessionCookie } from '#access/session/cookieNames.ts'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import type { Order, Refund, SandboxTransaction } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { addAddress } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createBook, createCoupon } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import {
  buyAt,
  openShopper,
  orderAt,
  orderRow,
  payAt,
  placeAt,
  quoteAt,
  startAt,
} from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)

const refundOf = async (order: string): Promise<Refund> => {
  const { docs } = await shop.payload.db.find<Refund>({
    collection: 'refunds',
    where: { order: { equals: order } },
  })
  return docs[0] as Refund
}

describe('an order', () => {
  it('stores all figures and contents of its quote, whatever changes in the product later', async () => {
    await setShop(shop.payload, shop.project, 'shop-settings', { tax: { gstin: '27AAPFU0939F1ZV' } })
    const { product, course: opened } = await createCourse(shop.payload, shop.project)
    const { code } = await createCoupon(shop.payload, shop.project)
    const { browser } = await openShopper(shop.payload, shop.project)
    const wish = { items: [{ product: product.id }], coupon: code }
    const { quote } = (await quoteAt(browser, wish)).body
    const id = await orderAt(browser, wish)
    await shop.payload.update({
      collection: 'selling-products',
      id: product.id,
      overrideAccess: true,
      context: { project: shop.project },
      data: { title: 'Renamed', pricePaise: 1, classes: [] } as never,
    })
    const order = await orderRow(shop.payload, id)
    for (const name of [
      ...(['itemsPaise', 'offerPaise', 'couponPaise', 'taxPaise', 'payablePaise', 'roundingPaise'] as const),
    ])
      expect(order[name], name).toBe(quote[name])
    expect(order.lines).toMatchObject([
      {
        title: product.title,
        pricePaise: 249_900,
        couponPaise: 24_990,
        netPaise: 224_910,
        tax: quote.lines[0]?.tax,
        grants: [opened.id],
        state: 'waiting',
      },
    ])
    expect((await payAt(shop.payload, shop.project, browser, id)).body.receipt.classes).toEqual([opened.slug])
  })

  it('shows its student the timeline in order, without internal events', async () => {
    const { browser } = await openShopper(shop.payload, shop.project)
    const id = await orderAt(browser, { items: [{ product: shop.course.id }] })
    await payAt(shop.payload, shop.project, browser, id, 'failed')
    await payAt(shop.payload, shop.project, browser, id)
    await shop.payload.db.updateOne({
      collection: 'orders',
      where: { id: { equals: id } },
      data: {
        timeline: [
          ...(await orderRow(shop.payload, id)).timeline,
          { at: Date.now(), event: 'note', by: 'Staff', text: 'secret', paise: null, isInternal: true },
        ],
      },
    })
    const { body } = await browser.get<Order>(`/orders/${id}`)
    expect(body.timeline.map(({ event }) => event)).toEqual([
      'placed',
      'paymentStarted',
      'paymentFailed',
      'paymentStarted',
      'paid',
      'fulfilled',
    ])
    expect(JSON.stringify(body)).not.toContain('secret')
    const times = body.timeline.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(body.timeline.find(({ event }) => event === 'paid')).toMatchObject({ paise: 249_900 })
  })

  it('has a number that is unique in its project', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => openShopper(shop.payload, shop.project)))
    const ids = await Promise.all(
      people.map(({ browser }) => orderAt(browser, { items: [{ product: shop.course.id }] })),
    )
    const rows = await Promise.all(ids.map((id) => orderRow(shop.payload, id)))
    const numbers = rows.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(6)
    for (const number of numbers) expect(number).toMatch(/^SH-\d{2}-\d{6}$/)
    const takeNumber = (id: unknown) =>
      shop.payload.db.updateOne({
        collection: 'orders',
        where: { id: { equals: id } },
        data: { number: numbers[0] },
      })
    await expect(takeNumber(rows[1]?.id)).rejects.toThrow()
    const elsewhere = await createProject(shop.payload)
    const { product } = await createCourse(shop.payload, elsewhere)
    const { browser } = await openShopper(shop.payload, elsewhere)
    const foreign = await orderAt(browser, { items: [{ product: product.id }] })
    await takeNumber(foreign)
    expect((await orderRow(shop.payload, foreign)).number).toBe(numbers[0])
  })

  it('exists in its own project only', async () => {
    const elsewhere = await createProject(shop.payload)
    const { product: foreign } = await createCourse(shop.payload, elsewhere)
    const [here, there] = [
      await openShopper(shop.payload, shop.project),
      await openShopper(shop.payload, elsewhere),
    ]
    const order = await orderAt(here.browser, { items: [{ product: shop.course.id }] })
    expect((await startAt(there.browser, order)).status).toBe(404)
    expect((await there.browser.get(`/orders/${order}`)).status).toBe(404)
    expect((await there.browser.get<{ docs: unknown[] }>('/orders')).body.docs).toEqual([])
    const mine = await here.browser.get<{ docs: Order[] }>('/orders')
    expect(mine.body.docs.map(({ id }) => id)).toEqual([order])
    const { code } = await createCoupon(shop.payload, shop.project)
    const { body } = await quoteAt(there.browser, { items: [{ product: foreign.id }], coupon: code })
    expect(body.quote.refusedCodes).toMatchObject([{ reason: 'unknown' }])
    // People of another project cannot buy here either.
    const visit = openBrowser(shop.project)
    visit.jar.set(
      sessionCookie(shop.project.slug),
      there.browser.jar.get(sessionCookie(elsewhere.slug)) as string,
    )
    expect((await placeAt(visit, { items: [{ product: shop.course.id }] })).status).toBe(401)
  })
})

describe('a refund', () => {
  it('that the gateway refuses or does not answer is retried with growing delays, and done once', async () => {
    const book = await createBook(shop.payload, shop.project, 5)
    const { browser } = await openShopper(shop.payload, shop.project)
    const order = await buyAt(shop.payload, shop.project, browser, {
      items: [{ product: book.id }],
      address: await addAddress(browser),
    })
    const { docs } = await shop.payload.db.find<{ id: string; gatewayPaymentId: string }>({
      collection: 'payments',
      where: { order: { equals: order } },
    })
    const paymentId = docs[0]?.gatewayPaymentId
    const books = (state: 'paid' | 'failed') =>
      shop.payload.db.updateOne({
        collection: 'sandbox-transactions',
        where: { paymentId: { equals: paymentId } },
        data: { state },
      })
    await books('failed')
    const start = Date.now()
    await browser.post('/order/cancel', { orderId: order })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      refundedPaise: 0,
    })
    const waits: number[] = []
    for (let round = 0; round < 4; round++) {
      const { state, tries, tryAt } = await refundOf(order)
      expect([state, tries]).toEqual(['due', round + 1])
      waits.push(Math.round((Date.parse(tryAt as string) - start) / 60_000))
      // Not retried a moment before its time.
      await sweepPayments(shop.payload, new Date(Date.parse(tryAt as string) - 1000))
      expect((await refundOf(order)).tries).toBe(round + 1)
      await sweepPayments(shop.payload, new Date(Date.parse(tryAt as string)))
    }
    expect(waits).toEqual([1, 6, 21, 81])
    await books('paid')
    const due = new Date(Date.parse((await refundOf(order)).tryAt as string))
    await Promise.all([sweepPayments(shop.payload, due), sweepPayments(shop.payload, due)])
    expect(await refundOf(order)).toMatchObject({ state: 'done', amountPaise: 50_000 })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      paymentStatus: 'refunded',
      refundedPaise: 50_000,
    })
    const { timeline } = await orderRow(shop.payload, order)
    expect(timeline.map(({ event }) => event).slice(-3)).toEqual(['cancelled', 'refundStarted', 'refunded'])
    const [transaction] = (
      await shop.payload.db.find<SandboxTransaction>({
        collection: 'sandbox-transactions',
        where: { paymentId: { equals: paymentId } },
      })
    ).docs
    expect(transaction?.refundId).toBe(`rfnd_refund-${(await refundOf(order)).id}`)
  })
})
