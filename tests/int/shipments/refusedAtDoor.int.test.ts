import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { availableOf, heldOf } from '#domain/wallets/Wallet.ts'
import type { Order, SellingProduct } from '#payload-types'
import { stockOf } from '#tests/support/shop/sell.ts'
import { usesLeft } from '#tests/support/shop/shopOwner.ts'
import { entriesOf, switchCreditsOn, walletOf } from '#tests/support/wallets.ts'
import { createGoods } from '../orders/staffOrders.ts'
import {
  CREDITS,
  messagesOf,
  moveParcel,
  openSending,
  orderGoods,
  orderWithCredits,
  packLinesOf,
  parcelRow,
  type Sending,
} from './sending.ts'

const shop = {} as Sending

beforeAll(async () => {
  Object.assign(shop, await openSending(await startPayload()))
  await switchCreditsOn(shop.payload, shop.project)
})

const ordered = async () => {
  const { books, ...made } = await orderWithCredits(shop)
  return { ...made, book: books[0] as SellingProduct }
}

const rowOf = async ({ id }: Order): Promise<Order> =>
  (await shop.payload.db.findOne<Order>({ collection: 'orders', where: { id: { equals: id } } })) as Order

async function documentsOf({ id }: Order) {
  const rows = await readRows({
    payload: shop.payload,
    collection: 'invoices',
    where: { order: { equals: String(id) } },
    sort: ['createdAt'],
    limit: 10,
  })
  return rows.map(({ kind, totalPaise }) => [kind, totalPaise])
}

const spendable = async (person: { id: unknown }) => {
  const wallet = await walletOf(shop.payload, person)
  return { left: availableOf(wallet, Date.now()), held: heldOf(wallet) }
}

it('an order refused at the door releases coupon and credits, and gets one credit note', async () => {
  const { order, person, book, coupon } = await ordered()
  const parcel = await packLinesOf(shop, order)
  expect(await usesLeft(shop.payload, `coupon:${coupon.id}`)).toBe(2)
  expect(await spendable(person)).toEqual({ left: 0, held: 0 })
  const [[, totalPaise] = []] = await documentsOf(order)
  expect(totalPaise).toBeGreaterThan(0)

  await moveParcel(shop, parcel, 'inTransit', 'attemptFailed', 'rtoInitiated', 'rtoDelivered')
  await sweepPayments(shop.payload, new Date())

  expect(await rowOf(order)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'failed',
    pendingTask: null,
  })
  // The notification mentions no refund, since nothing was paid.
  const notified = (await messagesOf(shop.payload, person)).at(-1)
  expect(notified).toMatch(/was returned to us.*nothing to pay/)
  expect(notified).not.toMatch(/refund/)
  expect(await usesLeft(shop.payload, `coupon:${coupon.id}`)).toBe(3)
  expect(await usesLeft(shop.payload, `coupon:${coupon.id}:${person.id}`)).toBe(1)
  expect(await spendable(person)).toEqual({ left: CREDITS, held: 0 })
  const back = (await entriesOf(shop.payload, person)).filter(({ reason }) => reason === 'spentBack')
  expect(back.map(({ amountPaise }) => amountPaise)).toEqual([CREDITS])
  expect(await documentsOf(order)).toEqual([
    ['invoice', totalPaise],
    ['creditNote', totalPaise],
  ])
  // The goods are not restocked before staff have inspected them.
  expect((await stockOf(shop.payload, String(book.id))).available).toBe(4)
  await shop.admin('/parcels/decidereturn', { shipmentId: parcel, restocks: true })
  expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 5, sold: 0, received: 5 })
})

it('closing it is completed once by the sweeper after a kill', async () => {
  const { order, person, coupon } = await ordered()
  const parcel = await packLinesOf(shop, order)
  await moveParcel(shop, parcel, 'inTransit', 'attemptFailed', 'rtoInitiated', 'rtoDelivered')
  // As after a kill: the order has pending tasks, of which some are done.
  await conditionalUpdate({
    payload: shop.payload,
    collection: 'orders',
    where: { id: { equals: order.id } },
    data: { pendingTask: 'release', rev: { $inc: 1 } },
  })
  await Promise.all([sweepPayments(shop.payload, new Date()), sweepPayments(shop.payload, new Date())])
  expect((await rowOf(order)).pendingTask).toBeNull()
  expect(await usesLeft(shop.payload, `coupon:${coupon.id}`)).toBe(3)
  expect(await spendable(person)).toEqual({ left: CREDITS, held: 0 })
  expect((await documentsOf(order)).map(([kind]) => kind)).toEqual(['invoice', 'creditNote'])
})

describe('a cash on delivery order whose parcel was lost', () => {
  const lost = async (parcel: string) => moveParcel(shop, parcel, 'inTransit', 'lost')
  const close = (parcel: string) =>
    shop.admin('/parcels/decidereturn', { shipmentId: parcel, restocks: false })

  it('is closed by staff once: coupon and credits are released, and it gets a credit note', async () => {
    const { order, person, book, coupon } = await ordered()
    const parcel = await packLinesOf(shop, order)
    const [[, totalPaise] = []] = await documentsOf(order)
    await lost(parcel)
    expect((await messagesOf(shop.payload, person)).at(-1)).toMatch(
      /lost in transit.*send it again or cancel it/,
    )
    expect(await rowOf(order)).toMatchObject({ status: 'confirmed', lines: [{ state: 'lost' }] })
    const answers = await Promise.all([close(parcel), close(parcel), close(parcel)])
    expect(answers.filter(({ body }) => body.apiSuccess).length).toBeGreaterThan(0)
    await sweepPayments(shop.payload, new Date())
    expect(await rowOf(order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      pendingTask: null,
    })
    expect((await parcelRow(shop.payload, parcel)).returnState).toBe('done')
    expect(await usesLeft(shop.payload, `coupon:${coupon.id}`)).toBe(3)
    expect(await spendable(person)).toEqual({ left: CREDITS, held: 0 })
    expect(await documentsOf(order)).toEqual([
      ['invoice', totalPaise],
      ['creditNote', totalPaise],
    ])
    const notified = (await messagesOf(shop.payload, person)).filter((text) => text.includes('is closed'))
    expect(notified).toEqual([expect.stringContaining('nothing to pay')])
    // Lost goods are not restocked.
    expect(await stockOf(shop.payload, String(book.id))).toMatchObject({ available: 4, sold: 1, received: 5 })
    const again = await shop.admin('/parcels/resend', { shipmentId: parcel })
    expect(again.body.apiSuccess).toBe(false)
  })

  it('is either closed or resent, whichever comes first, and stock follows', async () => {
    const { order, book } = await ordered()
    const parcel = await packLinesOf(shop, order)
    await lost(parcel)
    await Promise.all([close(parcel), shop.admin('/parcels/resend', { shipmentId: parcel })])
    const { status, lines } = await rowOf(order)
    const isClosed = status === 'cancelled'
    expect(lines[0]?.state).toBe(isClosed ? 'lost' : 'waiting')
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(isClosed ? 4 : 3)
  })
})

it('resending a lost parcel takes all its goods from stock or none', async () => {
  const { payload, project } = shop
  const [first, second] = [await createGoods(payload, project, 5), await createGoods(payload, project, 1)]
  const order = await orderGoods({ ...shop, goods: first }, [second])
  const parcel = await packLinesOf(shop, order, [0, 1])
  await moveParcel(shop, parcel, 'inTransit', 'lost')
  const before = await stockOf(payload, String(first.id))
  const refused = await shop.admin<{ code: string }>('/parcels/resend', { shipmentId: parcel })
  expect(refused.body).toMatchObject({ apiSuccess: false, code: 'outOfStock' })
  expect(refused.body.message).toContain(second.title)
  // The first book's stock was not reduced in between: its row is unchanged.
  expect(await stockOf(payload, String(first.id))).toEqual(before)
  expect((await rowOf(order)).lines.map(({ state }) => state)).toEqual(['lost', 'lost'])
  expect(await parcelRow(payload, parcel)).toMatchObject({ returnState: 'open', courierTask: null })
})
