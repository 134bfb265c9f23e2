import { beforeAll, describe, expect, it } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { resendStateOf } from '#cms/operations/shipments/resendStateOf.ts'
import { startPayload } from '#cms/payload.ts'
import { shownLine } from '#domain/returns/shownLine.ts'
import { PARCEL_STAFF_TEXTS } from '#domain/shipments/parcelStaffTexts.ts'
import type { Invoice, SellingProduct, StockLevel } from '#payload-types'
import { createGoods, orderOf, staffDesk } from '../orders/staffOrders.ts'
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

/** Available pieces of a book. */
const availableOf = async ({ id }: SellingProduct) =>
  (
    await shop.payload.db.findOne<StockLevel>({
      collection: 'stock-levels',
      where: { product: { equals: id } },
    })
  )?.available

describe('goods that came back', () => {
  it('close a cash on delivery order, and are restocked once when staff decide it', async () => {
    const { payload } = shop
    const book = await createGoods(payload, shop.project, 5)
    const own = { ...shop, goods: book }
    const order = await orderGoods(own)
    const available = () => availableOf(book)
    expect(await available()).toBe(4)
    const parcel = await packLinesOf(own, order)
    await moveParcel(own, parcel, 'attemptFailed', 'rtoInitiated', 'rtoDelivered')
    const closed = await orderOf(payload, String(order.id))
    expect([closed.status, closed.paymentStatus, closed.lines[0]?.state]).toEqual([
      'cancelled',
      'failed',
      'undelivered',
    ])
    expect(await available()).toBe(4)
    expect((await parcelRow(payload, parcel)).returnState).toBe('open')
    const decide = () => shop.admin('/parcels/decidereturn', { shipmentId: parcel, restocks: true })
    const decided = await Promise.all([decide(), decide(), decide()])
    expect(decided.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    await sweepShipments(payload, new Date(Date.now() + 120_000))
    expect([await available(), (await parcelRow(payload, parcel)).returnState]).toEqual([5, 'done'])
  })

  it('wait for staff when they were paid; lost ones cannot be restocked', async () => {
    const { payload } = shop
    const order = await orderGoods(shop)
    await shop.admin('/sales/takemoney', { orderId: order.id })
    const parcel = await packLinesOf(shop, order)
    expect((await parcelRow(payload, parcel)).cashPaise).toBe(0)
    await moveParcel(shop, parcel, 'inTransit', 'lost')
    const after = await orderOf(payload, String(order.id))
    expect([after.paymentStatus, after.lines[0]?.state, after.timeline.at(-1)?.event]).toEqual([
      'paid',
      'lost',
      'lost',
    ])
    expect((await parcelRow(payload, parcel)).returnState).toBe('open')
    const restock = await shop.admin('/parcels/decidereturn', { shipmentId: parcel, restocks: true })
    expect(restock.body.apiSuccess).toBe(false)
    // Paid goods have to be resent or refunded first.
    const close = await shop.admin('/parcels/decidereturn', { shipmentId: parcel, restocks: false })
    expect(close.body).toMatchObject({ apiSuccess: false, message: PARCEL_STAFF_TEXTS.undecided })
    expect((await parcelRow(payload, parcel)).returnState).toBe('open')
  })

  const paidParcel = async (...states: string[]) => {
    const book = await createGoods(shop.payload, shop.project, 5)
    const own = { ...shop, goods: book }
    const order = await orderGoods(own)
    await shop.admin('/sales/takemoney', { orderId: order.id })
    const parcel = await packLinesOf(own, order)
    await moveParcel(shop, parcel, ...states)
    return {
      order,
      parcel,
      free: () => availableOf(book),
      now: () => orderOf(shop.payload, String(order.id)),
    }
  }
  const openProvenStaff = () =>
    staffDesk(shop.payload, shop.project, 800, [], {
      session: { provenUntil: new Date(Date.now() + 600_000).toISOString() },
    })

  it.each([
    ['came back', ['inTransit', 'rtoDelivered'], 'undelivered', 4],
    ['was lost', ['inTransit', 'lost'], 'lost', 3],
  ] as const)('and were paid are resent in a parcel of their own (%s)', async (_, states, state, left) => {
    const { order, parcel, free: available, now } = await paidParcel(...states)
    expect(await now()).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', lines: [{ state }] })
    const returnable = await shop.student.calls<{ lines: { reason: string }[] }>('/order/returnable', {
      orderId: order.id,
    })
    expect(returnable.body.lines[0]?.reason).toBe(state)
    // They cannot be packed again before staff have decided.
    const early = await shop.admin('/parcels/pack', { orderId: order.id, lines: [0] })
    expect(early.body).toMatchObject({ apiSuccess: false, message: PARCEL_STAFF_TEXTS.undecided })
    const resend = () => shop.admin('/parcels/resend', { shipmentId: parcel })
    const answers = await Promise.all([resend(), resend(), resend()])
    expect(answers.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    expect((await now()).lines[0]).toMatchObject({ state: 'waiting', shipment: null })
    const said = await messagesOf(shop.payload, shop.student)
    expect(said.filter((text) => text.includes(order.number)).slice(-2)).toEqual([
      expect.stringContaining('we will send it again or refund you'),
      expect.stringMatching(/will be sent again/),
    ])
    expect(await available()).toBe(left)
    const next = await packLinesOf(shop, await now())
    expect(next).not.toBe(parcel)
    expect(await moveParcel(shop, next, 'inTransit', 'delivered')).toEqual([true, true])
    expect(await now()).toMatchObject({ status: 'completed', lines: [{ state: 'delivered' }] })
    expect((await parcelRow(shop.payload, parcel)).returnState).toBe('done')
  })

  it('and were paid are refunded from their parcel’s page and restocked, once', async () => {
    const { order, parcel, free: available, now } = await paidParcel('inTransit', 'rtoDelivered')
    const desk = await openProvenStaff()
    const refund = () =>
      desk('/sales/refund', {
        orderId: order.id,
        lines: [{ index: 0, quantity: 1 }],
        reason: 'notDelivered',
        way: 'source',
        requestKey: `parcel:${parcel}`,
        shipmentId: parcel,
        restocks: true,
      })
    const answers = await Promise.all([refund(), refund()])
    expect(answers.some(({ body }) => body.apiSuccess)).toBe(true)
    const note = { order: { equals: order.id }, kind: { equals: 'creditNote' } }
    const { docs } = await shop.payload.db.find<Invoice>({ collection: 'invoices', where: note })
    expect(docs.map(({ data }) => (data as { reason: string }).reason)).toEqual(['Undelivered'])
    expect(await now()).toMatchObject({ status: 'completed', lines: [{ state: 'refunded' }] })
    expect((await now()).returnedEntries).toHaveLength(1)
    expect([await available(), (await parcelRow(shop.payload, parcel)).returnState]).toEqual([5, 'done'])
    expect((await shop.admin('/parcels/resend', { shipmentId: parcel })).body.apiSuccess).toBe(false)
  })

  it('and were refunded in part still have to be resent or refunded', async () => {
    const { order, parcel, now } = await paidParcel('inTransit', 'rtoDelivered')
    const desk = await openProvenStaff()
    const refund = (paise: number) =>
      desk('/sales/refund', {
        orderId: order.id,
        lines: [{ index: 0, paise }],
        reason: 'notDelivered',
        way: 'source',
        requestKey: `part:${parcel}:${paise}`,
        shipmentId: parcel,
        restocks: false,
      })
    expect((await refund(100)).body.apiSuccess).toBe(true)
    expect(await parcelRow(shop.payload, parcel)).toMatchObject({ returnState: 'open', courierTask: null })
    // After the rest is refunded, nothing is left to send.
    const rest = ((await now()).lines[0]?.netPaise as number) - 100
    expect((await refund(rest)).body.apiSuccess).toBe(true)
    expect(await now()).toMatchObject({ status: 'completed', lines: [{ state: 'refunded' }] })
    expect((await parcelRow(shop.payload, parcel)).returnState).toBe('done')
  })

  it('and were resent meanwhile are not refunded from an outdated tab, and never twice', async () => {
    const { order, parcel, now } = await paidParcel('inTransit', 'lost')
    const desk = await openProvenStaff()
    const seen = shownLine(await now(), 0)
    const refund = (name: string, more: object = {}) =>
      desk('/sales/refund', {
        orderId: order.id,
        lines: [{ index: 0, quantity: 1, seen }],
        reason: 'lostInTransit',
        way: 'source',
        requestKey: `${name}:${parcel}`,
        ...more,
      })
    expect((await shop.admin('/parcels/resend', { shipmentId: parcel })).body.apiSuccess).toBe(true)
    for (const answer of [await refund('stale', { shipmentId: parcel }), await refund('ofOrder')])
      expect(answer.body).toMatchObject({
        apiSuccess: false,
        code: 'meanwhile',
        message: expect.stringMatching(
          /^Nothing was refunded\. This has changed since you opened it: “.+” is waiting to be packed\.$/,
        ),
      })
    expect((await now()).returnedEntries).toEqual([])
    const row = await parcelRow(shop.payload, parcel)
    expect(resendStateOf(await now(), row, [row])).toEqual({ next: null })
    // With its current state it can be refunded once: the refund’s write checks the state that was shown.
    const current = shownLine(await now(), 0)
    const resend = { lines: [{ index: 0, quantity: 1, seen: current }] }
    const two = await Promise.all([refund('one', resend), refund('two', resend)])
    expect(two.map(({ body }) => body.apiSuccess).sort()).toEqual([false, true])
    expect(two.find(({ body }) => !body.apiSuccess)?.body.message).toMatch(
      /changed since you opened it: “.+” was (cancelled|refunded)/,
    )
    expect((await now()).returnedEntries).toHaveLength(1)
    // It is no longer shown as being resent.
    expect(resendStateOf(await now(), row, [row])).toBeNull()
  })

  it('and were paid are either resent or refunded, whichever comes first', async () => {
    const { order, parcel, now } = await paidParcel('inTransit', 'rtoDelivered')
    const desk = await openProvenStaff()
    await Promise.all([
      shop.admin('/parcels/resend', { shipmentId: parcel }),
      desk('/sales/refund', {
        orderId: order.id,
        lines: [{ index: 0, quantity: 1 }],
        reason: 'notDelivered',
        way: 'source',
        requestKey: `race:${parcel}`,
      }),
    ])
    const { lines, returnedEntries } = await now()
    const isRefunded = returnedEntries.length === 1
    expect(['waiting', 'refunded', 'cancelled'].includes(lines[0]?.state as string)).toBe(true)
    expect(lines[0]?.state === 'waiting').toBe(!isRefunded)
  })
})
