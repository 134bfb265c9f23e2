import { beforeAll, describe, expect, it } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { PARCEL_STAFF_TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import { stockOf } from '#tests/support/shop/sell.ts'
import { createGoods, createStudent, orderOf, staffDesk } from '../orders/staffOrders.ts'
import {
  messagesOf,
  moveParcel,
  openSending,
  orderGoods,
  packLinesOf,
  parcelRow,
  type Sending,
} from './sending.ts'

let shop: Sending
beforeAll(async () => {
  shop = await openSending(await startPayload())
})

/** A parcel of one book, prepaid or (`isPaid` false) cash on delivery. */
async function sent({ isPaid = true }, ...states: string[]) {
  const own = { ...shop, student: await createStudent(shop.payload, shop.project) }
  const book = await createGoods(shop.payload, shop.project, 5)
  const order = await orderGoods({ ...own, goods: book })
  const id = String(order.id)
  if (isPaid) await shop.admin('/sales/takemoney', { orderId: id })
  const parcel = await packLinesOf(own, order)
  await moveParcel(own, parcel, ...states)
  return {
    id,
    parcel,
    student: own.student,
    now: () => orderOf(shop.payload, id),
    row: () => parcelRow(shop.payload, parcel),
    messages: () => messagesOf(shop.payload, own.student),
    undo: (from: string) => shop.admin('/parcels/undo', { shipmentId: parcel, from }),
    stock: () => stockOf(shop.payload, String(book.id)),
  }
}

const openProvenStaff = () =>
  staffDesk(shop.payload, shop.project, 800, [], {
    session: { provenUntil: new Date(Date.now() + 600_000).toISOString() },
  })

describe('a parcel status set by mistake', () => {
  it('is undone once: order, parcel and the student’s view follow, and it can be set again', async () => {
    const { parcel, undo, now, row, messages, stock } = await sent({}, 'pickedUp', 'inTransit', 'delivered')
    const before = await stock()
    expect(await now()).toMatchObject({ status: 'completed', lines: [{ state: 'delivered' }] })
    const answers = await Promise.all([undo('delivered'), undo('delivered'), undo('delivered')])
    expect(answers.some(({ body }) => body.apiSuccess)).toBe(true)
    const after = await now()
    expect(after).toMatchObject({ status: 'confirmed', fulfilment: 'partly', paymentStatus: 'paid' })
    expect(after.lines[0]).toMatchObject({ state: 'shipped', shipment: parcel })
    // The timeline names the member of staff, not the courier.
    const desk = after.timeline.find(({ event }) => event === 'packed')?.by
    expect(after.timeline.filter(({ event }) => event === 'delivered' || event === 'shipped')).toMatchObject([
      { by: desk },
      { by: desk },
    ])
    expect(after.timeline.filter(({ event }) => event === 'corrected')).toMatchObject([{ by: desk }])
    // The student no longer sees the undone event.
    expect(after.timeline.find(({ event }) => event === 'delivered')).toMatchObject({ isInternal: true })
    expect(await row()).toMatchObject({ state: 'inTransit', appliedState: 'inTransit', courierTask: null })
    expect((await row()).endedAt ?? null).toBeNull()
    expect(await stock()).toEqual(before)
    expect((await messages()).at(-1)).toMatch(
      /^Correction: .*by mistake that it was delivered.*still on its way/,
    )
    const audit = await readRows({
      payload: shop.payload,
      collection: 'audit-logs',
      where: { and: [{ entity: { equals: 'shipments' } }, { entityId: { equals: parcel } }] },
      sort: ['createdAt'],
      limit: 20,
    })
    expect(audit.map(({ summary }) => summary).join()).toMatch(/Took back .*: Delivered/)

    await moveParcel(shop, parcel, 'delivered')
    expect(await now()).toMatchObject({ status: 'completed', lines: [{ state: 'delivered' }] })
    expect((await messages()).filter((text) => /was delivered\. Order/.test(text))).toHaveLength(2)
  })

  it('of a parcel that was not shipped lets it be cancelled again', async () => {
    const { parcel, undo, now, row } = await sent({}, 'pickedUp')
    expect((await shop.admin('/parcels/cancel', { shipmentId: parcel })).body.apiSuccess).toBe(false)
    expect((await undo('pickedUp')).body.apiSuccess).toBe(true)
    expect((await now()).lines[0]?.state).toBe('packed')
    expect(await row()).toMatchObject({ state: 'packed', shippedAt: null })
    expect((await shop.admin('/parcels/cancel', { shipmentId: parcel })).body.apiSuccess).toBe(true)
    expect((await now()).lines[0]).toMatchObject({ state: 'waiting', shipment: null })
  })

  it('as lost needs no decision once undone, and takes nothing from stock', async () => {
    const { parcel, undo, now, row, stock } = await sent({}, 'inTransit', 'lost')
    const before = await stock()
    expect((await row()).returnState).toBe('open')
    expect((await undo('lost')).body.apiSuccess).toBe(true)
    expect(await row()).toMatchObject({ state: 'inTransit', returnState: null })
    expect((await now()).lines[0]?.state).toBe('shipped')
    expect((await shop.admin('/parcels/resend', { shipmentId: parcel })).body.apiSuccess).toBe(false)
    expect(await stock()).toEqual(before)
  })

  it('is not undone twice by two requests', async () => {
    const { undo, row } = await sent({}, 'pickedUp', 'inTransit')
    expect((await undo('inTransit')).body.apiSuccess).toBe(true)
    expect((await undo('inTransit')).body.apiSuccess).toBe(true)
    expect((await row()).state).toBe('pickedUp')
  })

  it('is undone completely by the sweeper when the server was killed after the order changed', async () => {
    const { id, parcel, now, row, undo } = await sent({}, 'inTransit', 'delivered')
    const { lines } = await now()
    const setRow = async (collection: 'orders' | 'shipments', of: string, data: object) =>
      conditionalUpdate({
        payload: shop.payload,
        collection,
        where: { id: { equals: of } },
        data: { ...data, rev: { $inc: 1 } },
      })
    await setRow('orders', id, {
      status: 'confirmed',
      fulfilment: 'partly',
      lines: lines.map((line) => ({ ...line, state: 'shipped' })),
    })
    const past = new Date(Date.now() - 60_000).toISOString()
    await setRow('shipments', parcel, { courierTask: 'undo', tryAt: past })
    await sweepShipments(shop.payload, new Date())
    expect(await row()).toMatchObject({ state: 'inTransit', courierTask: null })
    expect((await now()).lines[0]?.state).toBe('shipped')
    expect((await undo('delivered')).body.apiSuccess).toBe(true)
  })
})

describe('a parcel status is final', () => {
  const { notUndoneBecause } = PARCEL_STAFF_TEXTS

  it('once the cash of the order was recorded', async () => {
    const { undo, now } = await sent({ isPaid: false }, 'delivered')
    expect(await now()).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    expect((await undo('delivered')).body).toMatchObject({
      apiSuccess: false,
      message: notUndoneBecause.cashCounted,
    })
    expect(await now()).toMatchObject({ status: 'completed', lines: [{ state: 'delivered' }] })
  })

  it('once the unpaid order was closed with it', async () => {
    const { undo, now } = await sent({ isPaid: false }, 'rtoDelivered')
    expect((await undo('rtoDelivered')).body.message).toBe(notUndoneBecause.closed)
    expect((await now()).status).toBe('cancelled')
  })

  it('once staff have decided what follows', async () => {
    const { undo, parcel, now } = await sent({}, 'rtoDelivered')
    await shop.admin('/parcels/resend', { shipmentId: parcel })
    expect((await undo('rtoDelivered')).body.message).toBe(notUndoneBecause.decided)
    expect((await now()).lines[0]?.state).toBe('waiting')
    expect((await now()).timeline.at(-1)).toMatchObject({ event: 'sentAgain', by: expect.any(String) })
  })

  it('once some of it was refunded, whichever comes first', async () => {
    const { id, undo, now, row, stock } = await sent({}, 'delivered')
    const desk = await openProvenStaff()
    await Promise.all([
      undo('delivered'),
      desk('/sales/refund', {
        orderId: id,
        lines: [{ index: 0, quantity: 1 }],
        reason: 'goodwill',
        way: 'source',
        requestKey: `undo:${id}`,
      }),
    ])
    const { returnedEntries, lines, pendingReturns } = await now()
    const isRefunded = returnedEntries.length + pendingReturns.length > 0
    const { state } = await row()
    // Either one wins, and order and parcel are consistent.
    if (isRefunded && lines[0]?.state === 'refunded') expect(['packed', 'delivered']).toContain(state)
    else expect(lines[0]?.state).toBe(state === 'delivered' ? 'delivered' : 'packed')
    const { available, sold, received } = (await stock()) as never as Record<string, number>
    expect((available as number) + (sold as number)).toBe(received)
    expect((await undo('delivered')).body.apiSuccess).toBe(state !== 'delivered')
  })

  it('once a return of it was started', async () => {
    const { id, undo } = await sent({}, 'delivered')
    const desk = await openProvenStaff()
    const started = await desk('/sales/startreturn', {
      orderId: id,
      lines: [{ index: 0, quantity: 1 }],
      reason: 'damaged',
      way: 'source',
      requestKey: `undo:${id}`,
      answer: 'Send it to us',
    })
    expect(started.body.apiSuccess).toBe(true)
    expect((await undo('delivered')).body.message).toBe(notUndoneBecause.refunded)
  })
})
