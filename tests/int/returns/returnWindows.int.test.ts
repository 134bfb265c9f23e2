// Covers until when lines can be returned: days after the delivery of goods, days and progress of a course.

import { describe, expect, it } from 'vitest'
import { moveLines } from '#cms/operations/shipments/moveLines.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, requestReturn, buyBooks } = openReturns()

describe('goods', () => {
  it('cannot be returned before delivery or after the return window', async () => {
    const { order } = await buyBooks(1)
    const parcel = await packOrder(shop.payload, order)
    expect((await requestReturn(order, [wantedLine()])).body.code).toBe('returnNotPossible')
    await moveLines(shop.payload, parcel, 'delivered', new Date())
    const row = await orderRow(shop.payload, order)
    const old = row.timeline.map((event) => ({ ...event, at: event.at - 8 * DAY_MS }))
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { timeline: old },
    })
    const { body } = await student.browser.post<{ lines: { reason: string }[] }>('/order/returnable', {
      orderId: order,
    })
    expect(body.lines[0]?.reason).toBe('tooLate')
    expect((await requestReturn(order, [wantedLine()])).body.code).toBe('returnNotPossible')
  })

  it('in two variants delivered on different days have separate return windows', async () => {
    const variants = [
      { label: 'English', stock: 5 },
      { label: 'Hindi', stock: 5 },
    ]
    const book = await createBook(shop.payload, shop.project, null, { variants: variants as never })
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: (book.variants ?? []).map(({ id }) => ({
        product: book.id,
        variant: id as string,
        quantity: 1,
      })),
      address: student.address,
    })
    const [first, second] = [
      await packOrder(shop.payload, order, [0]),
      await packOrder(shop.payload, order, [1]),
    ]
    const lastWeek = new Date(Date.now() - 8 * DAY_MS)
    await moveLines(shop.payload, first, 'delivered', lastWeek)
    await moveLines(shop.payload, second, 'delivered', new Date())
    const { body } = await student.browser.post<{ lines: { reason: string | null }[] }>('/order/returnable', {
      orderId: order,
    })
    expect(body.lines.map(({ reason }) => reason)).toEqual(['tooLate', null])

    const { timeline } = await orderRow(shop.payload, order)
    expect(timeline.flatMap(({ event, line, ref }) => (event === 'delivered' ? [[line, ref]] : []))).toEqual([
      [0, String(first.id)],
      [1, String(second.id)],
    ])
  })
})

describe('a course', () => {
  it('cannot be returned after its return window or once too much of it was seen', async () => {
    const { product, course, lectures } = await createCourse(shop.payload, shop.project)
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: product.id }],
    })
    const reason = async () =>
      (await student.browser.post<{ lines: { reason: string }[] }>('/order/returnable', { orderId: order }))
        .body.lines[0]?.reason
    expect(await reason()).toBeNull()
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { paidAt: new Date(Date.now() - 8 * DAY_MS).toISOString() },
    })
    expect(await reason()).toBe('tooLate')
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order } },
      data: { paidAt: new Date().toISOString() },
    })
    const lecture = lectures[0]?.id as string
    await student.browser.post('/learn/complete', { class: String(course.id), lecture })
    expect(await reason()).toBe('seen')
    const { body } = await student.browser.post<{ lines: object[] }>('/order/returnable', { orderId: order })
    expect(body.lines[0]).toMatchObject({
      rule: { days: 7, percent: 20 },
      progress: { completed: 1, total: 3 },
    })
    expect((await requestReturn(order, [wantedLine()])).body.code).toBe('returnNotPossible')
  })
})
