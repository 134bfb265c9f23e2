import { beforeAll, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import type { Entitlement, Invoice, Refund, Return } from '#payload-types'
import { packOrder } from '#tests/support/shop/parcels.ts'
import { createBook, stockOf } from '#tests/support/shop/sell.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'
import { giveCredits } from '#tests/support/wallets.ts'
import { type Post, staffDesk } from '../orders/staffOrders.ts'
import { openReturns, wantedLine } from './openReturns.ts'

const { shop, student, requestReturn, rowsOf, availableCredits, deliver, buyBooks } = openReturns()
const proven = { session: { provenUntil: new Date(Date.now() + 600_000).toISOString() } }
let [desk, unproven]: Post[] = []
let keys = 0

beforeAll(async () => {
  desk = await staffDesk(shop.payload, shop.project, 650, [{ id: 'orders', canEdit: true }], proven)
  unproven = await staffDesk(shop.payload, shop.project, 800)
})

type Line = { index: number; quantity: number } | { index: number; paise: number }
const refund = (orderId: string, lines: Line[], more: object = {}, by: Post = desk as Post) =>
  by<{ returns: string[] }>('/sales/refund', {
    orderId,
    lines,
    reason: 'goodwill',
    way: 'source',
    requestKey: `key-${process.pid}-${keys++}`,
    ...more,
  })

const notesOf = async (order: string): Promise<InvoiceData[]> =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'invoices',
      where: { and: [{ order: { equals: order } }, { kind: { equals: 'creditNote' } }] },
      sort: ['createdAt'],
      limit: 50,
    })
  ).map(({ data }: Invoice) => data as InvoiceData)

describe('staff refund a line at any time', () => {
  it('of a course, which closes it', async () => {
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    const { payablePaise } = await orderRow(shop.payload, order)
    // Reasons of goods that were sent do not apply to a course.
    for (const reason of ['damaged', 'lostInTransit'])
      expect((await refund(order, [{ index: 0, quantity: 1 }], { reason })).body.code).toBe('wrongReason')
    const { body } = await refund(order, [{ index: 0, quantity: 1 }], { answer: 'We are sorry' })
    expect(body).toMatchObject({ apiSuccess: true })
    expect(await orderRow(shop.payload, order)).toMatchObject({
      paymentStatus: 'refunded',
      refundedPaise: payablePaise,
      lines: [{ state: 'revoked' }],
    })
    const open = await rowsOf<Entitlement>('entitlements', order)
    expect(open.every(({ revokedAt }) => revokedAt)).toBe(true)
    expect(await rowsOf<Refund>('refunds', order)).toMatchObject([
      { reason: 'staff', amountPaise: payablePaise },
    ])
    // The list of returns shows the product's title.
    const title = (await orderRow(shop.payload, order)).lines[0]?.title
    expect(await rowsOf<Return>('returns', order)).toMatchObject([
      { state: 'done', answer: 'We are sorry', lines: [{ title }] },
    ])
  })

  it('of delivered goods, which are not restocked, and of unsent goods, which are', async () => {
    const sent = await buyBooks(1)
    await deliver(sent.order)
    await refund(sent.order, [{ index: 0, quantity: 1 }])
    expect((await orderRow(shop.payload, sent.order)).lines[0]?.state).toBe('refunded')
    expect((await stockOf(shop.payload, sent.book)).available).toBe(8)
    const waiting = await buyBooks(2)
    await refund(waiting.order, [{ index: 0, quantity: 1 }])
    expect((await orderRow(shop.payload, waiting.order)).lines[0]?.state).toBe('waiting')
    expect((await stockOf(shop.payload, waiting.book)).available).toBe(8)
  })

  it('of an unsent book and a course at once, with a message that is sent once', async () => {
    const book = await createBook(shop.payload, shop.project, 9)
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: book.id }, { product: shop.course.id }],
      address: student.address,
    })
    const lines = [0, 1].map((index) => ({ index, quantity: 1 }))
    const { body } = await refund(order, lines, { answer: 'Sorry for the wait', requestKey: `both-${order}` })
    expect(body.returns).toHaveLength(2)
    const rows = await rowsOf<Return>('returns', order)
    expect(rows.map(({ kind, answer }) => [kind, answer ?? null])).toEqual([
      ['cancel', 'Sorry for the wait'],
      ['refund', null],
    ])
  })

  it('by an amount, which does not change the line and cannot exceed what is left to refund', async () => {
    const { order } = await buyBooks(2)
    const { lines, payablePaise } = await orderRow(shop.payload, order)
    const netPaise = lines[0]?.netPaise as number
    expect((await refund(order, [{ index: 0, paise: 12_345 }])).body.apiSuccess).toBe(true)
    const after = await orderRow(shop.payload, order)
    expect(after).toMatchObject({ paymentStatus: 'partlyRefunded', refundedPaise: 12_345 })
    expect(after.lines[0]).toMatchObject({ state: 'waiting', quantity: 2 })
    expect((await refund(order, [{ index: 0, paise: netPaise - 12_344 }])).body).toMatchObject({
      code: 'tooMuch',
      message: `That is too much. ${formatInr(netPaise - 12_345)} is left to refund of “${lines[0]?.title}”.`,
    })
    expect((await refund(order, [], { deliveryPaise: 9901 })).body).toMatchObject({
      message: 'That is too much. ₹99 is left to refund of the delivery charge.',
    })
    expect((await refund(order, [{ index: 0, quantity: 3 }])).body).toMatchObject({
      message: `That is too much. 2 pieces are left to refund of “${lines[0]?.title}”.`,
    })
    expect(
      (await refund(order, [{ index: 0, paise: netPaise - 12_345 }], { deliveryPaise: 9900 })).body
        .apiSuccess,
    ).toBe(true)
    expect(await orderRow(shop.payload, order)).toMatchObject({
      paymentStatus: 'refunded',
      refundedPaise: payablePaise,
    })
    expect((await refund(order, [{ index: 0, paise: 1 }])).body.apiSuccess).toBe(false)
    const notes = await notesOf(order)
    expect(notes.reduce((sum, { totals }) => sum + totals.totalPaise, 0)).toBe(payablePaise)
    // 123.45 rupees include 5 % GST.
    const [first] = notes
    expect(first?.lines[0]).toMatchObject({ quantity: 0, netPaise: 12_345 })
    expect(first?.totals).toMatchObject({ totalPaise: 12_345, taxablePaise: 11_757, roundingPaise: 0 })
  })

  it('by amounts that sum to an unsent line, which cancels and restocks it', async () => {
    const [book, other] = [
      await createBook(shop.payload, shop.project, 9),
      await createBook(shop.payload, shop.project, 9),
    ]
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [
        { product: book.id, quantity: 2 },
        { product: other.id, quantity: 1 },
      ],
      address: student.address,
    })
    const { lines } = await orderRow(shop.payload, order)
    const index = lines.findIndex(({ product }) => product === String(book.id))
    const netPaise = lines[index]?.netPaise as number
    await Promise.all([10_000, netPaise - 10_000].map((paise) => refund(order, [{ index, paise }])))
    const after = await orderRow(shop.payload, order)
    expect(after.lines[index]).toMatchObject({ state: 'cancelled' })
    expect(after).toMatchObject({ refundedPaise: netPaise, queue: 'pack', status: 'confirmed' })
    expect((await stockOf(shop.payload, String(book.id))).available).toBe(9)
    // Only the other line is packed, and then nothing is left to pack.
    const { lines: packed } = await packOrder(shop.payload, order)
    expect(packed.map(({ product }) => product)).toEqual([String(other.id)])
    expect(await orderRow(shop.payload, order)).toMatchObject({ queue: null })
    const rest = 1 - index
    const worth = lines[rest]?.netPaise as number
    expect((await refund(order, [{ index: rest, paise: worth }])).body.code).toBe('inParcel')
    expect((await refund(order, [{ index: rest, paise: worth - 1 }])).body.apiSuccess).toBe(true)
  })

  it('as credits at once, together with the spent credits', async () => {
    const had = await availableCredits()
    await giveCredits(shop.payload, shop.project, student.person, 20_000)
    const { order } = await buyBooks(1, { credits: 20_000 })
    await deliver(order)
    const { payablePaise } = await orderRow(shop.payload, order)
    await refund(order, [{ index: 0, quantity: 1 }], { way: 'credits', deliveryPaise: 9900 })
    expect(await availableCredits()).toBe(had + payablePaise + 20_000)
    const row = await orderRow(shop.payload, order)
    expect(row.paymentStatus).toBe('refunded')
    // The order shows where the money went, also to its student.
    const { timeline } = row
    expect(timeline.filter(({ event }) => event === 'refunded').map(({ text }) => text)).toEqual(['credits'])
  })

  it('by an amount alone while it is packed, and never for no or unknown lines', async () => {
    const { order } = await buyBooks(1)
    await packOrder(shop.payload, order)
    expect((await refund(order, [{ index: 0, quantity: 1 }])).body.code).toBe('inParcel')
    expect((await refund(order, [{ index: 0, paise: 100 }])).body.apiSuccess).toBe(true)
    expect((await refund(order, [])).body.code).toBe('nothingChosen')
    expect((await refund(order, [{ index: 7, paise: 1 }])).body.code).toBe('notPossible')
  })

  it('once per request key, and never more than is left when refunds run at once', async () => {
    const { order } = await buyBooks(2)
    const same = await Promise.all(
      [1, 2, 3].map(() => refund(order, [{ index: 0, quantity: 1 }], { requestKey: 'the-same-key' })),
    )
    expect(same.every(({ body }) => body.apiSuccess)).toBe(true)
    expect((await orderRow(shop.payload, order)).returnedEntries).toHaveLength(1)
    const { refundedPaise, payablePaise } = await orderRow(shop.payload, order)
    // The request key of a refund with other lines does not return success for lines that were not refunded.
    const books = [1, 2].map(() => createBook(shop.payload, shop.project, 9))
    const items = (await Promise.all(books)).map(({ id }) => ({ product: id }))
    const buyer = { items, address: student.address }
    const two = await buyAt(shop.payload, shop.project, student.browser, buyer)
    const first = { requestKey: 'a-key-with-lines' }
    expect((await refund(two, [{ index: 0, quantity: 1 }], first)).body.apiSuccess).toBe(true)
    const more = await refund(
      two,
      [
        { index: 0, quantity: 1 },
        { index: 1, quantity: 1 },
      ],
      first,
    )
    expect(more.body.apiSuccess).toBe(false)
    const others = await Promise.all([1, 2, 3].map(() => refund(order, [{ index: 0, paise: 30_000 }])))
    expect(others.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    const after = await orderRow(shop.payload, order)
    expect(after.refundedPaise).toBe(refundedPaise + 30_000)
    expect(after.refundedPaise).toBeLessThanOrEqual(payablePaise)
    expect(after.pendingReturns).toEqual([])
  })

  it('once, even when a payment interrupted by a kill is settled after the refund', async () => {
    const { order } = await buyBooks(1)
    expect((await refund(order, [{ index: 0, quantity: 1 }])).body.apiSuccess).toBe(true)
    const before = await orderRow(shop.payload, order)
    expect(before).toMatchObject({ status: 'cancelled', refundedPaise: 50_000 })
    const now = new Date()
    await conditionalUpdate({
      payload: shop.payload,
      collection: 'payments',
      where: { id: { equals: before.paidBy } },
      data: { isSettled: false, queryAt: now.toISOString() },
    })
    await sweepPayments(shop.payload, new Date(now.getTime() + 10 * 60_000))
    expect(
      await readRow({
        payload: shop.payload,
        collection: 'payments',
        where: { id: { equals: before.paidBy } },
      }),
    ).toMatchObject({ isSettled: true })
    expect((await rowsOf<Refund>('refunds', order)).map(({ amountPaise }) => amountPaise)).toEqual([50_000])
    expect(await orderRow(shop.payload, order)).toMatchObject({ status: 'cancelled', refundedPaise: 50_000 })
  })

  it('with a fresh code and edit permission for orders only', async () => {
    const { order } = await buyBooks(1)
    expect(await refund(order, [{ index: 0, quantity: 1 }], {}, unproven)).toMatchObject({
      status: 403,
      body: { code: 'proofNeeded' },
    })
    const looking = await staffDesk(
      shop.payload,
      shop.project,
      650,
      [{ id: 'orders', canEdit: false }],
      proven,
    )
    expect((await refund(order, [{ index: 0, quantity: 1 }], {}, looking)).status).toBe(403)
    expect((await orderRow(shop.payload, order)).returnedEntries).toEqual([])
  })
})

describe('staff start a return', () => {
  it('of delivered goods, which are refunded on receipt', async () => {
    const { order, book } = await buyBooks(1)
    const start = (orderId: string) =>
      (desk as Post)<{ returns: string[] }>('/sales/startreturn', {
        orderId,
        lines: [{ index: 0, quantity: 1 }],
        reason: 'damaged',
        way: 'source',
        answer: 'Send it to our shop\r\n1 Example Road',
        requestKey: `return-${keys++}`,
      })
    expect((await start(order)).body.code).toBe('notDelivered')
    await deliver(order)
    const { body } = await start(order)
    const [id] = body.returns
    expect(await rowsOf<Return>('returns', order)).toMatchObject([
      { state: 'approved', kind: 'return', answer: 'Send it to our shop\n1 Example Road' },
    ])
    expect((await requestReturn(order, [wantedLine('damaged')])).body.code).toBe('returnNotPossible')
    const received = await (desk as Post)('/sales/receivereturn', { id, grades: ['asNew'], answer: '' })
    expect(received.body.apiSuccess).toBe(true)
    expect((await orderRow(shop.payload, order)).paymentStatus).toBe('refunded')
    expect((await stockOf(shop.payload, book)).available).toBe(9)
  })

  it('and a refund that a student requested keeps that reason after the decision', async () => {
    const order = await buyAt(shop.payload, shop.project, student.browser, {
      items: [{ product: shop.course.id }],
    })
    const { body } = await requestReturn(order, [wantedLine()])
    await (desk as Post)('/sales/decidereturn', { id: body.returns[0], act: 'approve', answer: 'Fine' })
    const [row] = await rowsOf<Return>('returns', order)
    expect(row).toMatchObject({ state: 'done', by: null })
    expect(row?.decidedBy).toBeTruthy()
    expect(await rowsOf<Refund>('refunds', order)).toMatchObject([{ reason: 'requested' }])
  })
})
