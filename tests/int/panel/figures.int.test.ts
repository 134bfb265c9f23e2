import { expect, it } from 'vitest'
import { collectCashOnDelivery } from '#cms/operations/orders/collectCashOnDelivery.ts'
import { ORDER_QUEUES } from '#cms/operations/orders/orderQueues.ts'
import { countQueues } from '#cms/operations/panel/queues.ts'
import { RETURN_QUEUES } from '#cms/operations/returns/returnQueues.ts'
import { PARCEL_QUEUES } from '#cms/operations/shipments/parcelQueues.ts'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { buyAt, orderAt, orderRow, payAt, startAt } from '#tests/support/shop/shopper.ts'
import { openReturns, wantedLine } from '../returns/openReturns.ts'
import { adminRequest, dashboardOf } from './dashboardOf.ts'

const { shop, student, requestReturn, deliver } = openReturns()

const request = () => adminRequest(shop)
const dashboard = () => dashboardOf(shop)

async function queues() {
  const countsOf = async (of: Parameters<typeof countQueues>[1]) =>
    Object.fromEntries((await countQueues(request(), of)).map(({ id, count }) => [id, count]))
  return {
    orders: await countsOf(ORDER_QUEUES),
    parcels: await countsOf(PARCEL_QUEUES),
    returns: await countsOf(RETURN_QUEUES),
  }
}

it('a partly refunded order stays a paid order with its remaining revenue', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const before = (await dashboard()).sales
  const order = await buyAt(shop.payload, shop.project, student.browser, {
    items: [{ product: book.id, quantity: 2 }, { product: shop.course.id }],
    address: student.address,
  })
  const { lines, payablePaise } = await orderRow(shop.payload, order)
  const paid = (await dashboard()).sales
  expect(paid).toEqual({ count: before.count + 1, sum: before.sum + payablePaise })
  const index = lines.findIndex(({ goods }) => goods.length > 0)
  await requestReturn(order, [wantedLine('notNeeded', 1, index)])
  const row = await orderRow(shop.payload, order)
  expect(row.paymentStatus).toBe('partlyRefunded')
  expect(row.refundedPaise).toBeGreaterThan(0)
  const kept = payablePaise - row.refundedPaise
  expect(row.netPaymentPaise).toBe(kept)
  expect((await dashboard()).sales).toEqual({ count: before.count + 1, sum: before.sum + kept })
})

it('a fully refunded order is no longer a paid order', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const before = (await dashboard()).sales
  const order = await buyAt(shop.payload, shop.project, student.browser, {
    items: [{ product: book.id }],
    address: student.address,
  })
  await student.browser.post('/order/cancel', { orderId: order })
  expect(await orderRow(shop.payload, order)).toMatchObject({
    paymentStatus: 'refunded',
    netPaymentPaise: 0,
  })
  expect((await dashboard()).sales).toEqual(before)
})

it('lines cancelled before cash on delivery never count as revenue', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const before = (await dashboard()).sales
  const order = await orderAt(student.browser, {
    items: [{ product: book.id, quantity: 3 }],
    address: student.address,
    method: 'cashOnDelivery',
  })
  await startAt(student.browser, order, 'cashOnDelivery')
  await requestReturn(order, [wantedLine()])
  expect((await dashboard()).sales).toEqual(before)
  await deliver(order)
  const row = await orderRow(shop.payload, order)
  await collectCashOnDelivery({ payload: shop.payload, order: row, by: 'Somebody', now: new Date() })
  const after = (await dashboard()).sales
  expect(after).toEqual({ count: before.count + 1, sum: before.sum + row.payablePaise - 50_000 })
})

it('an order of a course and a book waits for packing, in both queues and on the dashboard', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const before = await queues()
  const order = await buyAt(shop.payload, shop.project, student.browser, {
    items: [{ product: book.id }, { product: shop.course.id }],
    address: student.address,
  })
  expect((await orderRow(shop.payload, order)).fulfilment).toBe('partly')
  const placed = await queues()
  expect(placed.orders.toPack).toBe((before.orders.toPack as number) + 1)
  expect(placed.parcels.toPack).toBe(placed.orders.toPack)
  const waits = (await dashboard()).waits
  expect(waits.toPack).toBe(placed.orders.toPack)
  await packOrder(shop.payload, order)
  const packed = await queues()
  expect(packed.orders.toPack).toBe(before.orders.toPack)
  expect(packed.parcels.toPack).toBe(before.parcels.toPack)
})

it('a paid order waits in one queue at a time: to pack, without a number, to hand over, then in none', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const before = (await dashboard()).waits
  const more = async () => {
    const { waits } = await dashboard()
    return Object.keys(waits).flatMap((id) =>
      Array(Math.max(0, (waits[id] ?? 0) - (before[id] ?? 0))).fill(id),
    )
  }
  const order = await buyAt(shop.payload, shop.project, student.browser, {
    items: [{ product: book.id }],
    address: student.address,
  })
  expect(await more()).toEqual(['toPack'])
  const parcel = await packOrder(shop.payload, order)
  expect(await more()).toEqual(['parcelsWithoutAwb'])
  const setParcel = (data: { state: string }) =>
    shop.payload.db.updateOne({ collection: 'shipments', where: { id: { equals: parcel.id } }, data })
  await setParcel({ state: 'awbAssigned' })
  expect(await more()).toEqual(['parcelsToHandOver'])
  await setParcel({ state: 'inTransit' })
  expect(await more()).toEqual([])
})

it('a cash on delivery order waits for packing, and is not a paid order', async () => {
  const book = await createBook(shop.payload, shop.project, 5)
  const [before, seen] = [await queues(), await dashboard()]
  const order = await orderAt(student.browser, {
    items: [{ product: book.id }],
    address: student.address,
    method: 'cashOnDelivery',
  })
  await startAt(student.browser, order, 'cashOnDelivery')
  expect((await orderRow(shop.payload, order)).paymentStatus).toBe('due')
  const { waits } = await dashboard()
  expect(waits.unfulfilled).toBe(seen.waits.unfulfilled)
  const after = await queues()
  expect(after.orders.unfulfilled).toBe(before.orders.unfulfilled)
  expect(after.orders.toPack).toBe((before.orders.toPack as number) + 1)
})

it('unconfirmed transfers, open tickets and low stock are pending work', async () => {
  const { waits: before } = await dashboard()
  await setShop(shop.payload, shop.project, 'payment-settings', {
    bankTransfer: { isActive: true, instructions: 'Account 1' },
  })
  const order = await orderAt(student.browser, {
    items: [{ product: shop.course.id }],
    method: 'bankTransfer',
  })
  await startAt(student.browser, order, 'bankTransfer')
  await student.browser.post('/tickets/open', {
    category: 'other',
    subject: 'A question',
    text: 'Where is my book? It should be here.',
    attempt: `ticket-${process.pid}`,
  })
  await createBook(shop.payload, shop.project, 1)
  const { waits } = await dashboard()
  expect(waits).toMatchObject({
    transfers: (before.transfers as number) + 1,
    tickets: (before.tickets as number) + 1,
    lowStock: (before.lowStock as number) + 1,
  })
  expect(waits.transfers).toBe((await queues()).orders.transfers)
})

it('a failed payment waits for staff until a later one of the order succeeds, or the student closes the order', async () => {
  const failed = async () => (await dashboard()).waits.failedPayments as number
  const before = await failed()
  const fail = (order: string) => payAt(shop.payload, shop.project, student.browser, order, 'failed')
  const order = async () => {
    const { id } = await createBook(shop.payload, shop.project, 5)
    return orderAt(student.browser, { items: [{ product: id }], address: student.address })
  }
  const [retried, closed] = [await order(), await order()]
  await fail(retried)
  await fail(closed)
  expect(await failed()).toBe(before + 2)
  await payAt(shop.payload, shop.project, student.browser, retried)
  expect(await failed()).toBe(before + 1)
  await student.browser.post('/order/cancel', { orderId: closed })
  expect(await failed()).toBe(before)
})

it('an approved return waits for its parcel, not for a decision, in all counts', async () => {
  const at = await Promise.all([queues(), dashboard()])
  expect(at[0].orders.returns).toBe(at[0].returns.requested)
  expect(at[1].waits.returns).toBe(at[0].returns.requested)
  const book = await createBook(shop.payload, shop.project, 5)
  const order = await buyAt(shop.payload, shop.project, student.browser, {
    items: [{ product: book.id }],
    address: student.address,
  })
  await deliver(order)
  await requestReturn(order, [wantedLine('damaged')])
  const asked = await queues()
  expect(asked.orders.returns).toBe((at[0].orders.returns as number) + 1)
  const [row] = await shop.payload.db
    .find<{ id: string }>({ collection: 'returns', where: { order: { equals: order } } })
    .then(({ docs }) => docs)
  await shop.payload.db.updateOne({
    collection: 'returns',
    where: { id: { equals: row?.id } },
    data: { state: 'approved' },
  })
  expect((await queues()).orders.returns).toBe(at[0].orders.returns)
  expect((await dashboard()).waits.returns).toBe(at[0].returns.requested)
})
