import { describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { fulfilOrder } from '#cms/operations/fulfilment/fulfilOrder.ts'
import { issueCreditNote } from '#cms/operations/invoices/issueCreditNote.ts'
import { issueInvoice } from '#cms/operations/invoices/issueInvoice.ts'
import { cancelOrder } from '#cms/operations/orders/cancelOrder.ts'
import { confirmCashOrder } from '#cms/operations/payments/confirmDue.ts'
import { moveLines } from '#cms/operations/shipments/moveLines.ts'
import { conditionalUpdate } from '#database/guard.ts'
import type { Order } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import {
  dataOf,
  invoicesOf,
  readyToPay,
  registerForGst,
  sellProducts,
} from '#tests/support/invoices/invoicing.ts'
import { createPerson } from '#tests/support/people.ts'
import { triesOf } from '#tests/support/sample.ts'
import { openShop, withCourseAndBook } from '#tests/support/shop/openShop.ts'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { createBook, createCoupon, placeOrderFor } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { orderRow } from '#tests/support/shop/shopper.ts'

const shop = openShop(async (opened) => {
  await registerForGst(opened)
  await setShop(opened.payload, opened.project, 'payment-settings', {
    cashOnDelivery: { isActive: true, feePaise: 2500 },
  })
  return withCourseAndBook(opened)
})
const newPerson = () => createPerson(shop.payload, shop.project)
const indianTime = (india: string) => new Date(`${india}+05:30`)
const payAtDoor = async (): Promise<Order> => {
  const items = [{ product: String(shop.book.id), quantity: 1 }]
  const placed = await placeOrderFor(shop.payload, shop.project, await newPerson(), {
    items: items as never,
    method: 'cashOnDelivery' as const,
  })
  if (!placed.ok) throw new Error(placed.reason)
  await confirmCashOrder(shop.payload, placed.order, new Date())
  return orderRow(shop.payload, String(placed.order.id))
}
const pack = (order: Order) => packOrder(shop.payload, String(order.id))

describe('the invoice of an order', () => {
  it('is issued when the order is paid, with its figures and the shop’s details', async () => {
    const person = await newPerson()
    const order = await sellProducts(shop, person, [shop.course, shop.book])
    const [invoice, ...others] = await invoicesOf(shop, order)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      document: 'invoiceCumBillOfSupply',
      kind: 'invoice',
      orderNumber: order.number,
      place: 'MP',
      totalPaise: order.payablePaise,
      supply: 'b2cs',
      buyerGstin: null,
      student: person.id,
    })
    const { totals, seller, lines } = dataOf(invoice as never)
    expect(totals.cgstPaise + totals.sgstPaise + totals.igstPaise).toBe(order.taxPaise)
    expect(seller).toMatchObject({
      gstin: '23AAAAA0000A1ZA',
      pan: 'AAAAA0000A',
      legalName: 'A school, limited',
    })
    expect(lines.map(({ hsn }) => hsn)).toEqual(['999293', null])
  })

  it('is issued once, however often it is requested', async () => {
    const order = await sellProducts(shop, await newPerson(), [shop.course])
    const paid = await orderRow(shop.payload, String(order.id))
    const now = new Date()
    const again = await Promise.all(Array.from({ length: 20 }, () => issueInvoice(shop.payload, paid, now)))
    expect(new Set(again.map((row) => row?.id)).size).toBe(1)
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order.id } },
      data: { pendingTask: 'fulfil', rev: { $inc: 1 } },
    })
    await fulfilOrder(shop.payload, String(order.id), now)
    expect(await invoicesOf(shop, order)).toHaveLength(1)
  })

  it('is not issued for a free or unpaid order', async () => {
    const free = await createCoupon(shop.payload, shop.project, { percent: 100 })
    const person = await newPerson()
    const items = [{ product: String(shop.course.id), quantity: 1 }]
    const placed = await placeOrderFor(shop.payload, shop.project, person, {
      items: items as never,
      codes: [free.code],
    })
    expect(placed.ok && placed.order.payablePaise).toBe(0)
    if (placed.ok) expect(await issueInvoice(shop.payload, placed.order, new Date())).toBeNull()
    const { order } = await readyToPay(shop, await newPerson(), [shop.course])
    expect(await invoicesOf(shop, order)).toEqual([])
  })

  it('of a cash on delivery order is issued when the first goods are packed', async () => {
    const order = await payAtDoor()
    expect(await invoicesOf(shop, order)).toEqual([])
    const parcel = await pack(order)
    const [invoice] = await invoicesOf(shop, order)
    expect(dataOf(invoice as never).paid).toMatchObject({ isDue: true, payablePaise: order.payablePaise })
    expect((await orderRow(shop.payload, String(order.id))).pendingTask).toBeNull()
    await moveLines(shop.payload, parcel, 'shipped', new Date())
    expect(await invoicesOf(shop, order)).toHaveLength(1)
  })

  it('is issued by the sweeper after a kill between packing and issuing; no cancellation until then', async () => {
    const order = await payAtDoor()
    const lines = order.lines.map((line) => ({ ...line, state: 'packed' as const }))
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order.id } },
      data: { lines, pendingTask: 'ledger', rev: { $inc: 1 } },
    })
    const cancel = { payload: shop.payload, order: String(order.id), by: null, reason: null, now: new Date() }
    expect(await cancelOrder(cancel)).toBe('tooLate')
    await sweepPayments(shop.payload, new Date())
    expect(await invoicesOf(shop, order)).toHaveLength(1)
    expect((await orderRow(shop.payload, String(order.id))).pendingTask).toBeNull()
  })
})

describe('credit notes', () => {
  it('cover all of a paid order that is cancelled', async () => {
    const order = await sellProducts(shop, await newPerson(), [shop.book])
    const cancel = { payload: shop.payload, order: String(order.id), by: null, reason: null, now: new Date() }
    expect(await cancelOrder(cancel)).toBe('cancelled')
    // The sweeper completes a half-finished one without duplicates.
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'orders',
      where: { id: { equals: order.id } },
      data: { pendingTask: 'release', rev: { $inc: 1 } },
    })
    await sweepPayments(shop.payload, new Date())
    const [invoice, note, ...others] = await invoicesOf(shop, order)
    expect(others).toEqual([])
    expect(note).toMatchObject({ document: 'creditNote', totalPaise: invoice?.totalPaise, supply: 'b2cs' })
    expect(note?.number).toMatch(/^CRN\/\d\d-\d\d\/\d{6}$/)
    expect(dataOf(note as never)).toMatchObject({
      original: { number: invoice?.number },
      reason: 'Order cancelled',
    })
  })

  it('are not issued for an order cancelled before its invoice', async () => {
    const order = await payAtDoor()
    await cancelOrder({
      payload: shop.payload,
      order: String(order.id),
      by: null,
      reason: null,
      now: new Date(),
    })
    expect(await invoicesOf(shop, order)).toEqual([])
  })

  it('issued concurrently cover no paisa twice, and everything in the end', async () => {
    const book = await createBook(shop.payload, shop.project, null, {
      taxPercent: 18,
      pricePaise: 99_999,
      mrpPaise: 120_000,
    })
    const order = await sellProducts(shop, await newPerson(), [book, shop.course])
    const [line] = (await orderRow(shop.payload, String(order.id))).lines
    const part = {
      lines: [{ index: 0, quantity: 0, netPaise: Math.floor((line?.netPaise as number) / 3) }],
      deliveryPaise: 0,
      feePaise: 0,
      roundingPaise: 0,
      reason: 'A page is missing',
    }
    const keys = Array.from({ length: 5 }, (_, index) => `${order.id}:${index}`)
    const now = new Date()
    const issued = await Promise.allSettled(
      [...keys, ...keys].map((key) => issueCreditNote(shop.payload, { order, key, part, now })),
    )
    const refused = issued.filter(({ status }) => status === 'rejected')
    // Three thirds fit, further ones exceed the invoice.
    expect((await invoicesOf(shop, order)).filter(({ kind }) => kind === 'creditNote')).toHaveLength(3)
    for (const one of refused) expect(one).toMatchObject({ reason: expect.any(RangeError) })
    const rest = { order, key: `${order.id}:rest`, part: { rest: 'Returned' }, now }
    await issueCreditNote(shop.payload, rest)
    await issueCreditNote(shop.payload, { ...rest, key: `${order.id}:nothing` })
    const [invoice, ...notes] = await invoicesOf(shop, order)
    expect(notes).toHaveLength(4)
    for (const name of ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const)
      expect(notes.reduce((sum, note) => sum + note[name], 0)).toBe(invoice?.[name])
  })
})

describe('numbers', () => {
  const AT_ONCE = triesOf({ few: 60, full: 200 })

  it(`of ${AT_ONCE} orders paid at once are consecutive without gaps or duplicates`, async () => {
    const project = await createProject(shop.payload)
    const busy = { payload: shop.payload, project }
    await registerForGst(busy, { invoicePrefix: 'BSY', creditNotePrefix: 'BCN' })
    const { course } = await withCourseAndBook(busy)
    const ready = await Promise.all(
      Array.from({ length: AT_ONCE }, async () =>
        readyToPay(busy, await createPerson(shop.payload, project), [course]),
      ),
    )
    const now = indianTime('2026-11-22T12:00:00')
    await Promise.all(ready.map(({ pay }) => pay(now)))
    const numbers = (await invoicesOf(busy)).map(({ number }) => number)
    expect(numbers).toEqual(
      Array.from({ length: AT_ONCE }, (_, index) => `BSY/26-27/${String(index + 1).padStart(6, '0')}`),
    )
  })

  it('restart on 1 April in India, per project', async () => {
    const project = await createProject(shop.payload)
    const own = { payload: shop.payload, project }
    await registerForGst(own)
    const { course } = await withCourseAndBook(own)
    const moments = [
      '2027-03-31T23:59:58',
      '2027-03-31T23:59:59',
      '2027-04-01T00:00:00',
      '2027-04-01T00:00:01',
    ]
    for (const moment of moments)
      await sellProducts(own, await createPerson(shop.payload, project), [course], indianTime(moment))
    expect((await invoicesOf(own)).map(({ number }) => number)).toEqual([
      'INV/26-27/000001',
      'INV/26-27/000002',
      'INV/27-28/000001',
      'INV/27-28/000002',
    ])
  })

  it('continue in a separate series when the shop changes its prefix', async () => {
    const project = await createProject(shop.payload)
    const own = { payload: shop.payload, project }
    const { course } = await withCourseAndBook(own)
    const now = indianTime('2026-11-22T12:00:00')
    const sellOne = async () => sellProducts(own, await createPerson(shop.payload, project), [course], now)
    await sellOne()
    await registerForGst(own, { invoicePrefix: 'NEW', creditNotePrefix: 'NCN' })
    await sellOne()
    const made = (await invoicesOf(own)).map(({ number, document }) => [number, document])
    expect(made.toSorted()).toEqual([
      ['INV/26-27/000001', 'invoice'],
      ['NEW/26-27/000001', 'taxInvoice'],
    ])
  })

  it('of invoices and credit notes cannot share a prefix', async () => {
    await expect(registerForGst(shop, { invoicePrefix: 'CRN', creditNotePrefix: null })).rejects.toThrow()
    await expect(registerForGst(shop, { invoicePrefix: 'inv' })).rejects.toThrow()
  })
})
