import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { packLines } from '#cms/operations/shipments/packLines.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import type { OrderAddress } from '#domain/orders/OrderSchemas.ts'
import { STAFF_TEXTS } from '#domain/orders/orderStaffTexts.ts'
import { DEFAULT_BOX } from '#domain/shipments/parcel.ts'
import { SHOP_RESPONSES } from '#domain/text/shopResponses.ts'
import type { Order } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import {
  messagesOf,
  moveParcel,
  openSending,
  orderGoods,
  packLinesOf,
  parcelRow,
  type Sending,
} from '../shipments/sending.ts'
import { createGoods, createStudent, orderBy, orderOf, type Post, staffDesk } from './staffOrders.ts'

let shop: Sending
let made = 0
beforeAll(async () => {
  shop = await openSending(await startPayload(), { area: { noCash: '110001', prefixes: '79' } })
})

const MOVED = {
  name: 'Some Body',
  phone: '9800000002',
  line1: 'House 2',
  line2: 'Second lane',
  city: 'Pune',
  state: 'MH' as const,
  pincode: '411001',
}
const STORED = { ...MOVED, phone: '+919800000002', alternatePhone: null, landmark: null }
const ELSEWHERE = { ...MOVED, line1: 'House 3' }

/** A cash on delivery order of books by a student with a verified e-mail. */
async function ordered(more = 0) {
  const student = await createStudent(shop.payload, shop.project)
  const email = `address-${process.pid}-${made++}@example.org`
  await conditionalUpdate({
    payload: shop.payload,
    collection: 'users',
    where: { id: { equals: student.id } },
    data: { email, isEmailVerified: true },
  })
  const own = { ...shop, student }
  const others = await Promise.all(
    Array.from({ length: more }, () => createGoods(shop.payload, shop.project, 5)),
  )
  return { own, email, ...(await openOrderContext(await orderGoods(own, others))) }
}

async function openOrderContext(order: Order) {
  const id = String(order.id)
  const now = () => orderOf(shop.payload, id)
  return {
    id,
    order,
    now,
    change: (to: object = MOVED, { version = 0, by = shop.admin }: { version?: number; by?: Post } = {}) =>
      by('/sales/changeaddress', { orderId: id, ...to, version }),
    events: async () => (await now()).timeline.filter(({ event }) => event === 'addressChanged'),
    audits: () =>
      readRows({
        payload: shop.payload,
        collection: 'audit-logs',
        where: { and: [{ entityId: { equals: id } }, { summary: { contains: 'delivery address' } }] },
        sort: ['createdAt'],
        limit: 20,
      }),
  }
}

describe('staff correct the delivery address of an order', () => {
  it('once per request; parcel, timeline, audit log and student follow', async () => {
    const { own, order, email, change, now, events, audits } = await ordered()
    const parcel = await packLinesOf(own, order)
    const answers = await Promise.all([change(), change(), change()])
    const done = answers.map(({ body }) => body)
    expect(done.some(({ apiSuccess }) => apiSuccess)).toBe(true)
    // Concurrent requests are refused without effects.
    expect(done.filter(({ apiSuccess, code }) => !apiSuccess && code !== 'meanwhile')).toEqual([])
    const again = (await change()).body
    expect(again.message).toBe(
      STAFF_TEXTS.addressSlips.replace('{parcels}', (await parcelRow(shop.payload, parcel)).reference),
    )
    expect(await now()).toMatchObject({ address: STORED, pendingTask: null })
    expect((await parcelRow(shop.payload, parcel)).address).toEqual(STORED)
    const line = 'Some Body, House 2, Second lane, Pune, Maharashtra 411001'
    expect(await events()).toMatchObject([{ text: line, by: expect.any(String), isInternal: false }])
    const notified = (await audits()).flatMap(({ changes }) => changes ?? [])
    expect(notified).toEqual([
      {
        path: 'address',
        before: expect.stringContaining('House 1'),
        after: expect.stringContaining('House 2'),
      },
    ])
    const said = `Order ${order.number} has a new delivery address. We deliver it to: ${line}.`
    expect((await messagesOf(shop.payload, own.student)).filter((text) => /new delivery/.test(text))).toEqual(
      [expect.stringContaining(said)],
    )
    await sendQueuedMessages(shop.payload)
    expect(messagesTo(email).filter(({ text }) => text.includes('new delivery'))).toMatchObject([
      { text: expect.stringContaining(said) },
    ])
  })

  it('without an e-mail to an unproven address', async () => {
    const { email, own, change } = await ordered()
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'users',
      where: { id: { equals: own.student.id } },
      data: { isEmailVerified: false },
    })
    expect((await change()).body.apiSuccess).toBe(true)
    await sendQueuedMessages(shop.payload)
    expect(messagesTo(email).filter(({ text }) => text.includes('new delivery'))).toEqual([])
  })

  it('without overwriting a change of another tab', async () => {
    const { change, now, events } = await ordered()
    expect((await change()).body.apiSuccess).toBe(true)
    const stale = (await change(ELSEWHERE)).body
    expect(stale).toMatchObject({
      apiSuccess: false,
      message: STAFF_TEXTS.addressStale,
      code: 'meanwhile',
    })
    expect((await change(ELSEWHERE, { version: 2 })).body.code).toBe('meanwhile')
    expect((await now()).address).toEqual(STORED)
    expect((await change(ELSEWHERE, { version: 1 })).body.apiSuccess).toBe(true)
    expect(await events()).toHaveLength(2)
  })

  it('by the rules of the checkout', async () => {
    const { change, now, order } = await ordered()
    const refused: [object, Record<string, unknown>][] = [
      [{ pincode: '560001' }, { code: 'pincode' }],
      [{ pincode: '999999' }, { code: 'pincode' }],
      [{ phone: '12345' }, { code: 'invalid' }],
      [{ line1: '' }, { code: 'invalid' }],
      [{ state: 'AR', city: 'Itanagar', pincode: '791111' }, { message: SHOP_RESPONSES.notDeliverable }],
      // Cash on delivery has its own area.
      [{ state: 'DL', city: 'Delhi', pincode: '110001' }, { message: SHOP_RESPONSES.cashNotThere }],
    ]
    for (const [wrong, answer] of refused)
      expect((await change({ ...MOVED, ...wrong })).body, JSON.stringify(wrong)).toMatchObject({
        apiSuccess: false,
        ...answer,
      })
    expect((await now()).address).toEqual(order.address)
  })

  it('with edit permission for orders of the project', async () => {
    const { payload, project } = shop
    const { own, order, change, now } = await ordered(1)
    const openStaffWith = (id: string, canEdit: boolean, given = {}) =>
      staffDesk(payload, project, 650, [{ id, canEdit }], given)
    const strangers: [string, Post, number][] = [
      ['the student', own.student.calls, 403],
      ['a look at orders', await openStaffWith('orders', false), 403],
      ['couriers alone', await openStaffWith('courierDetails', true, { features: ['courier'] }), 403],
      ['an admin elsewhere', await staffDesk(payload, await createProject(payload), 800), 404],
      [
        'a part of the products',
        await openStaffWith('subadminOrders', true, { assignedProducts: [String(shop.goods.id)] }),
        403,
      ],
    ]
    for (const [who, by, status] of strangers) expect((await change(MOVED, { by })).status, who).toBe(status)
    expect((await now()).address).toEqual(order.address)
    expect((await change(MOVED, { by: await openStaffWith('orders', true) })).body.apiSuccess).toBe(true)
  })
})

describe('a parcel that was handed over keeps its address', () => {
  it('and the address cannot change when nothing else waits to be sent', async () => {
    const { own, order, change, now } = await ordered()
    await moveParcel(own, await packLinesOf(own, order), 'pickedUp')
    expect((await change()).body.message).toBe(STAFF_TEXTS.addressProblems.handedOver)
    expect((await now()).address).toEqual(order.address)
  })

  it('while waiting goods get the new one', async () => {
    const { own, order, change } = await ordered(1)
    const gone = await packLinesOf(own, order, [0])
    await moveParcel(own, gone, 'pickedUp')
    expect((await change()).body.message).toBe(STAFF_TEXTS.addressSaved)
    expect((await parcelRow(shop.payload, gone)).address).toEqual(order.address)
    expect((await parcelRow(shop.payload, await packLinesOf(own, order, [1]))).address).toEqual(STORED)
  })

  it('whichever of the two comes first', async () => {
    for (const isHandedFirst of [true, false, true, false, true, false]) {
      const { own, order, change, now } = await ordered()
      const parcel = await packLinesOf(own, order)
      const handed = isHandedFirst ? moveParcel(own, parcel, 'pickedUp') : null
      const answered = change()
      const [{ body }] = await Promise.all([answered, handed ?? moveParcel(own, parcel, 'pickedUp')])
      const [row, after] = [await parcelRow(shop.payload, parcel), await now()]
      expect([row.state, after.lines[0]?.state, after.pendingTask]).toEqual(['pickedUp', 'shipped', null])
      const [isNew, isKept] = [row.address.line1 === MOVED.line1, row.address.line1 === order.address?.line1]
      expect([isNew, isKept].filter(Boolean)).toHaveLength(1)
      // The shown address is never newer than that of the parcel.
      if (!body.apiSuccess) expect([isKept, after.address]).toEqual([true, order.address])
      else if (isKept) expect(body.message).toBe(STAFF_TEXTS.addressKept.replace('{parcels}', row.reference))
      else expect(body.message).toBe(STAFF_TEXTS.addressSlips.replace('{parcels}', row.reference))
    }
  })

  it('and its goods get the new one after they came back', async () => {
    const { own, id, order, change } = await ordered()
    await shop.admin('/sales/takemoney', { orderId: id })
    const parcel = await packLinesOf(own, order)
    await moveParcel(own, parcel, 'rtoDelivered')
    expect((await change()).body.message).toBe(STAFF_TEXTS.addressSaved)
    expect((await parcelRow(shop.payload, parcel)).address).toEqual(order.address)
    await shop.admin('/parcels/resend', { shipmentId: parcel })
    expect((await parcelRow(shop.payload, await packLinesOf(own, order))).address).toEqual(STORED)
  })
})

describe('a new address reaches', () => {
  it('a parcel started with the old one', async () => {
    const { order, change } = await ordered()
    await change()
    const begun = await packLines({
      payload: shop.payload,
      order,
      indexes: [0],
      courier: 'manual',
      now: new Date(),
      parcel: DEFAULT_BOX,
      by: 'Some Body',
    })
    expect(begun).toMatchObject({ state: 'packed', shipment: { address: STORED } })
  })

  it('parcels and student after a kill in between', async () => {
    const { own, order, now } = await ordered()
    const parcel = await packLinesOf(own, order)
    const { timeline } = await now()
    const event = { at: Date.now(), event: 'addressChanged' as const, by: 'Some Body', text: '', paise: null }
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order.id } },
      data: {
        address: STORED,
        pendingTask: 'address',
        rev: { $inc: 1 },
        timeline: [...timeline, { ...event, isInternal: false }],
      },
    })
    await sweepPayments(shop.payload, new Date())
    expect((await parcelRow(shop.payload, parcel)).address).toEqual(STORED)
    expect((await messagesOf(shop.payload, own.student)).at(-1)).toMatch(/new delivery address/)
    expect((await now()).pendingTask).toBeNull()
  })
})

describe('in another state', () => {
  const invoiceOf = (id: string) =>
    readRow({ payload: shop.payload, collection: 'invoices', where: { order: { equals: id } } })
  const seller = () =>
    setShop(shop.payload, shop.project, 'shop-settings', {
      tax: { gstin: '23AAACN1234A1ZF', legalName: 'Some Seller', learningPercent: 18, goodsPercent: 5 },
    })

  it('before the invoice the tax is recomputed for the new state', async () => {
    await seller()
    const { own, id, order, change, now } = await ordered()
    expect(order.lines[0]?.tax).toMatchObject({ igstPaise: 0 })
    await change()
    const after = await now()
    expect(after.lines[0]?.tax).toMatchObject({
      cgstPaise: 0,
      sgstPaise: 0,
      taxablePaise: 47_524,
      igstPaise: 2_376,
    })
    expect(after.delivery?.tax).toMatchObject({ cgstPaise: 0, sgstPaise: 0 })
    expect([after.payablePaise, after.taxPaise > 0]).toEqual([order.payablePaise, true])
    await packLinesOf(own, after)
    expect((await invoiceOf(id))?.data).toMatchObject({ isInterState: true, placeOfSupply: { code: 'MH' } })
  })

  it('an issued invoice does not change', async () => {
    await seller()
    const { own, id, order, change, now } = await ordered()
    const parcel = await packLinesOf(own, order)
    const issued = await invoiceOf(id)
    expect((await change()).body.apiSuccess).toBe(true)
    expect(await invoiceOf(id)).toEqual(issued)
    expect((await now()).lines[0]?.tax).toEqual(order.lines[0]?.tax)
    await moveParcel(own, parcel, 'delivered')
    expect(await invoiceOf(id)).toMatchObject({ data: issued?.data })
  })
})

it('an unpaid order is not reused for the old address', async () => {
  const student = await createStudent(shop.payload, shop.project)
  const order = await orderBy(shop.payload, student, { products: [shop.goods] })
  const { change, now } = await openOrderContext(order)
  expect((await change()).body.message).toBe(STAFF_TEXTS.addressSaved)
  expect((await now()).address as OrderAddress).toEqual(STORED)
  const again = await orderBy(shop.payload, student, { products: [shop.goods] })
  expect(again.id).not.toBe(order.id)
})
