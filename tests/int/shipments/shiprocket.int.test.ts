import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { startPayload } from '#cms/payload.ts'
import type { CourierEvent, Order } from '#payload-types'
import { random } from '#tests/support/random.ts'
import type { Account, BookedParcel } from '#tests/support/shiprocket/account.ts'
import { addScan, type ScanKind, webhookBody } from '#tests/support/shiprocket/webhooks.ts'
import { createStudent, orderOf } from '../orders/staffOrders.ts'
import {
  atShiprocket,
  openSending,
  orderGoods,
  packLinesOf,
  parcelRow,
  type Sending,
  sendWebhook,
} from './sending.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startShiprocketServer } = await import('#tests/support/shiprocketServer.ts')
  const started = await startShiprocketServer()
  Object.assign(process.env, { SHIPROCKET_BASE_URL: started.url })
  return started
})

const SEEDS = process.env.LONG === '1' ? 500 : 50
const HOUR = 3_600_000
let accounts = 0
let account: Account
let shop: Sending

async function openShop(): Promise<void> {
  account = server.openAccount(`api-${++accounts}@example.org`, `password-${accounts}`)
  shop = await openSending(await startPayload(), atShiprocket(account))
}
beforeAll(openShop, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  // A person can have at most twenty addresses.
  shop.student = await createStudent(shop.payload, shop.project)
  server.behave()
  account.refusesAwb = null
})

const call = (path: string, shipmentId: string, more: object = {}) =>
  shop.admin(`/parcels/${path}`, { shipmentId, ...more })
const row = (id: string) => parcelRow(shop.payload, id)
/** Parcels at Shiprocket with the reference of a parcel. */
async function bookedAs(id: string): Promise<BookedParcel[]> {
  const { reference } = await row(id)
  return account.booked.filter((one) => one.reference === reference)
}
async function bookedParcel(): Promise<{ order: Order; id: string; booked: BookedParcel }> {
  const order = await orderGoods(shop)
  const id = await packLinesOf(shop, order)
  await call('assign', id)
  const [booked] = await bookedAs(id)
  return { order, id, booked: booked as BookedParcel }
}
/** Waits until acknowledged webhooks are processed. */
const waitForState = async (id: string, state: string) =>
  expect.poll(async () => (await row(id)).state, { timeout: 5000, interval: 20 }).toBe(state)

describe('a parcel at Shiprocket', () => {
  it('is booked with address, cash and size, and gets AWB and label', async () => {
    const order = await orderGoods(shop)
    const id = await packLinesOf(shop, order, [0], {
      parcel: { weightGrams: 640, lengthCm: 30, widthCm: 21, heightCm: 4 },
    })
    const { body } = await call('assign', id)
    expect(body).toMatchObject({ apiSuccess: true })
    const [booked, ...more] = await bookedAs(id)
    expect(more).toEqual([])
    expect(booked?.body).toMatchObject({
      ...{ pickup_location: 'Primary', billing_customer_name: 'Some Body', billing_phone: '9800000001' },
      ...{ billing_pincode: '462002', billing_state: 'Madhya Pradesh', billing_country: 'India' },
      ...{
        payment_method: 'COD',
        sub_total: order.payablePaise / 100,
        weight: 0.64,
        length: 30,
        breadth: 21,
      },
      order_items: [{ name: shop.goods.title, units: 1, selling_price: 499 }],
    })
    expect(await row(id)).toMatchObject({
      ...{ state: 'awbAssigned', awb: booked?.awb, courierName: 'Delhivery Surface', courierTask: null },
      providerOrderId: String(booked?.orderId),
      labelUrl: `https://labels.example.org/${booked?.shipmentId}.pdf`,
      trackingUrl: `https://shiprocket.co/tracking/${booked?.awb}`,
    })
    const pickup = await call('pickup', id)
    const again = await call('pickup', id)
    expect([pickup.body.apiSuccess, again.body.apiSuccess, booked?.pickups]).toEqual([true, true, 1])
    expect((await row(id)).pickupAt).toBeTruthy()
  })

  it('is booked once by five concurrent requests', async () => {
    const id = await packLinesOf(shop, await orderGoods(shop))
    await Promise.all([1, 2, 3, 4, 5].map(() => call('assign', id)))
    await sweepShipments(shop.payload, new Date(Date.now() + HOUR))
    expect(await bookedAs(id)).toHaveLength(1)
    expect((await row(id)).awb).toBe((await bookedAs(id))[0]?.awb)
  })

  it.each([
    ['the answer to the booking is lost', 'orders/create', 'drop'],
    ['the booking is answered by a page of something between', 'orders/create', 'page'],
    ['the server fails at the booking', 'orders/create', '500'],
    ['the answer to the AWB is lost', 'assign/awb', 'drop'],
    ['the server fails at the AWB', 'assign/awb', '500'],
    ['too much is asked', 'assign/awb', '429'],
    ['the label is not answered', 'generate/label', 'drop'],
  ] as const)('is booked exactly once when %s', async (_what, path, how) => {
    const id = await packLinesOf(shop, await orderGoods(shop))
    server.misbehave({ path: new RegExp(path), how })
    const { body } = await call('assign', id)
    expect([body.apiSuccess, body.code]).toEqual([false, 'courierSilent'])
    await sweepShipments(shop.payload, new Date(Date.now() + 30_000))
    const [booked, ...more] = await bookedAs(id)
    expect(more).toEqual([])
    expect(await row(id)).toMatchObject({
      state: 'awbAssigned',
      awb: booked?.awb,
      courierTask: null,
      lastError: null,
    })
  })

  it('is searched for after a timeout before it is booked again', { timeout: 30_000 }, async () => {
    const id = await packLinesOf(shop, await orderGoods(shop))
    server.misbehave({ path: /orders\/create/, how: 'mute' })
    const startedAt = Date.now()
    const { body } = await call('assign', id)
    expect(body.code).toBe('courierSilent')
    expect(Date.now() - startedAt).toBeLessThan(12_000)
    expect(await bookedAs(id)).toHaveLength(1)
    await sweepShipments(shop.payload, new Date(Date.now() + 30_000))
    expect(await bookedAs(id)).toHaveLength(1)
    expect((await row(id)).awb).toBe((await bookedAs(id))[0]?.awb)
  })

  it('signs in again once when its token is refused, and reports a wrong password', async () => {
    const { id } = await bookedParcel()
    const before = account.logins
    account.tokens.clear()
    await call('refresh', id)
    await call('refresh', id)
    expect(account.logins).toBe(before + 1)
    const { password } = account
    account.tokens.clear()
    account.password = 'changed'
    const next = await packLinesOf(shop, await orderGoods(shop))
    const refused = await call('assign', next)
    expect(refused.body.message).toContain('does not accept')
    expect(await row(next)).toMatchObject({ state: 'packed', courierTask: null })
    account.password = password
    expect((await call('assign', next)).body.apiSuccess).toBe(true)
    expect(await bookedAs(next)).toHaveLength(1)
  })

  it('reports why no courier accepts it, and is later booked on the same order', async () => {
    const id = await packLinesOf(shop, await orderGoods(shop))
    account.refusesAwb = 'Please recharge your wallet'
    const refused = await call('assign', id)
    expect(refused.body).toMatchObject({
      apiSuccess: false,
      message: 'Shiprocket: Please recharge your wallet',
    })
    expect(await row(id)).toMatchObject({ state: 'packed', courierTask: null, awb: null })
    account.refusesAwb = null
    expect((await call('assign', id)).body.apiSuccess).toBe(true)
    expect(await bookedAs(id)).toHaveLength(1)
  })

  it('is cancelled at Shiprocket first, then here', async () => {
    const { order, id, booked } = await bookedParcel()
    server.misbehave({ path: /orders\/cancel/, how: 'drop' })
    expect((await call('cancel', id)).body.code).toBe('courierSilent')
    expect([booked.isCancelled, (await row(id)).state]).toEqual([true, 'awbAssigned'])
    await sweepShipments(shop.payload, new Date(Date.now() + 30_000))
    expect((await row(id)).state).toBe('cancelled')
    expect((await orderOf(shop.payload, String(order.id))).lines[0]?.state).toBe('waiting')
    const second = await packLinesOf(shop, order)
    await call('assign', second)
    expect(await bookedAs(second)).toHaveLength(1)
  })

  it('is polled without webhooks, with growing intervals', async () => {
    const { id, booked } = await bookedParcel()
    const start = Date.now()
    addScan(booked, 'pickedUp', start)
    await sweepShipments(shop.payload, new Date(start + 5 * HOUR))
    expect((await row(id)).state).toBe('awbAssigned')
    await sweepShipments(shop.payload, new Date(start + 7 * HOUR))
    expect(await row(id)).toMatchObject({ state: 'pickedUp', expectedOn: '2026-11-27', asked: 0 })
    const countPolls = async () => server.requests.filter((one) => one.endsWith(String(booked.awb))).length
    const before = await countPolls()
    for (let hour = 8; hour <= 7 + 100; hour++)
      await sweepShipments(shop.payload, new Date(start + hour * HOUR))
    expect((await countPolls()) - before).toBe(4)
  })
})

describe('a webhook', () => {
  it('with a wrong token is refused', async () => {
    const { id, booked } = await bookedParcel()
    addScan(booked, 'delivered', Date.now())
    const before = await row(id)
    const events = () =>
      shop.payload.db.count({ collection: 'courier-events', where: { awb: { equals: booked.awb } } })
    for (const token of [null, '', 'hook-token-2', 'HOOK-TOKEN-1'])
      expect((await sendWebhook(shop.project, webhookBody(booked), token)).status, String(token)).toBe(401)
    expect(await row(id)).toEqual(before)
    expect((await events()).totalDocs).toBe(0)
    expect((await sendWebhook(shop.project, 'not json')).status).toBe(400)
    expect((await sendWebhook(shop.project, { hello: 1 })).status).toBe(400)
  })

  it('is processed once when shuffled and repeated, up to the delivery', async () => {
    const { order, id, booked } = await bookedParcel()
    const start = Date.now() - 50 * HOUR
    const life: ScanKind[] = [
      'pickedUp',
      'inTransit',
      'delayed',
      'reachedHub',
      'outForDelivery',
      'undelivered',
    ]
    for (const [at, delivered] of [...life, 'outForDelivery', 'delivered'].entries())
      addScan(booked, delivered as ScanKind, start + at * HOUR)
    const messages = booked.scans.map((_, index) => webhookBody(booked, index + 1))
    for (const index of [4, 1, 7, 0, 7, 3, 5, 2, 6, 1])
      expect((await sendWebhook(shop.project, messages[index] as object)).status).toBe(200)
    await waitForState(id, 'delivered')
    await sweepShipments(shop.payload, new Date(Date.now() + 60_000))
    expect(await row(id)).toMatchObject({ state: 'delivered', attempts: 1, askAt: null })
    expect((await row(id)).scans).toHaveLength(8)
    const after = await orderOf(shop.payload, String(order.id))
    expect([after.status, after.paymentStatus]).toEqual(['completed', 'paid'])
    expect(after.timeline.filter(({ event }) => event === 'delivered')).toHaveLength(1)
  })

  it('of a parcel without a stored AWB waits for it, and of an unknown one is dropped', async () => {
    const { id, booked } = await bookedParcel()
    addScan(booked, 'inTransit', Date.now())
    const unknown = { ...webhookBody(booked), awb: 'NOBODY-1', sr_order_id: 1 }
    booked.scans.pop()
    expect((await sendWebhook(shop.project, unknown)).status).toBe(200)
    const state = async () =>
      (
        await shop.payload.db.findOne<CourierEvent>({
          collection: 'courier-events',
          where: { awb: { equals: 'NOBODY-1' } },
        })
      )?.state
    await sweepShipments(shop.payload, new Date(Date.now() + HOUR))
    expect(await state()).toBe('received')
    await sweepShipments(shop.payload, new Date(Date.now() + 30 * HOUR))
    expect(await state()).toBe('unknown')
    expect((await row(id)).state).toBe('awbAssigned')
  })

  it('of another project’s parcel changes nothing there', async () => {
    const { id, booked } = await bookedParcel()
    const other = await openSending(shop.payload, atShiprocket(server.openAccount('b@example.org', 'pw')))
    addScan(booked, 'delivered', Date.now())
    expect((await sendWebhook(other.project, webhookBody(booked))).status).toBe(200)
    await sweepShipments(shop.payload, new Date(Date.now() + 60_000))
    expect((await row(id)).state).toBe('awbAssigned')
  })

  it('hides long numbers in the texts of couriers', async () => {
    const { id, booked } = await bookedParcel()
    const scan = addScan(booked, 'outForDelivery', Date.now())
    scan.activity = 'Out with Ram Kumar, MobileNo:- 9963133564'
    await sendWebhook(shop.project, webhookBody(booked))
    await waitForState(id, 'outForDelivery')
    expect((await row(id)).scans.map(({ text }) => text)).toEqual(['Out with Ram Kumar, MobileNo:- …'])
  })
})

describe('an answer to a failed attempt', () => {
  it('reaches the courier once it is available again', async () => {
    const { id, booked } = await bookedParcel()
    addScan(booked, 'undelivered', Date.now())
    await sendWebhook(shop.project, webhookBody(booked))
    await waitForState(id, 'attemptFailed')
    server.misbehave({ path: /ndr/, how: '500' })
    const { trackToken } = await import('#cms/operations/shipments/trackToken.ts')
    const token = trackToken(shop.payload, (await row(id)).reference)
    const { redeliveryDays } = await import('#domain/shipments/deliveryAnswer.ts')
    const [, day] = redeliveryDays(Date.now())
    const { body } = await shop.student.calls('/parcels/answer', {
      token,
      answer: { kind: 'again', day, part: 'morning' },
    })
    expect(body.apiSuccess).toBe(true)
    await expect.poll(async () => (await row(id)).lastError, { timeout: 5000 }).toBeTruthy()
    await sweepShipments(shop.payload, new Date(Date.now() + 60_000))
    expect(booked.answers).toEqual([
      { action: 're-attempt', comments: `Please deliver on ${day} in the morning.` },
    ])
    expect((await row(id)).answer?.sentAt).toBeGreaterThan(0)
  })
})

it(`a parcel is booked exactly once and its order follows under random faults (${SEEDS} seeds)`, {
  timeout: 6000 * SEEDS,
}, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const draw = random(seed)
    if (seed % 15 === 0) shop.student = await createStudent(shop.payload, shop.project)
    const order = await orderGoods(shop)
    const id = await packLinesOf(shop, order)
    const paths = [/orders\/create/, /assign\/awb/, /generate\/label/, /auth\/login/, /orders\?search/]
    for (let faults = Math.floor(draw() * 4); faults > 0; faults--) {
      const how = (['drop', '500', '429', 'html', 'page'] as const)[Math.floor(draw() * 5)]
      const path = paths[Math.floor(draw() * paths.length)] as RegExp
      if (how) server.misbehave({ path, how })
    }
    let now = Date.now()
    if (draw() < 0.3) account.tokens.clear()
    await Promise.all(Array.from({ length: 1 + Math.floor(draw() * 3) }, () => call('assign', id)))
    for (let round = 0; round < 12 && !((await row(id)).awb && !(await row(id)).courierTask); round++) {
      now += 3_700_000
      if (draw() < 0.3) void call('assign', id)
      await sweepShipments(shop.payload, new Date(now))
    }
    server.behave()
    const [booked, ...more] = await bookedAs(id)
    expect(more, `seed ${seed}`).toEqual([])
    expect((await row(id)).awb, `seed ${seed}`).toBe(booked?.awb)

    const end: ScanKind = draw() < 0.7 ? 'delivered' : draw() < 0.7 ? 'rtoDelivered' : 'lost'
    const life: ScanKind[] = ['pickedUp', 'inTransit', 'outForDelivery']
    if (draw() < 0.5) life.push('undelivered', 'outForDelivery')
    if (end === 'rtoDelivered') life.push('rtoInitiated')
    for (const [at, delivered] of [...life, end].entries())
      addScan(booked as BookedParcel, delivered, now + at * HOUR)
    const messages = (booked as BookedParcel).scans.map((_, at) =>
      webhookBody(booked as BookedParcel, at + 1),
    )
    const delivered = [...messages, ...messages.filter(() => draw() < 0.4)]
      .map((message) => [draw(), message] as const)
      .toSorted(([a], [b]) => a - b)
    for (const [, message] of delivered) expect((await sendWebhook(shop.project, message)).status).toBe(200)
    await waitForState(id, end)
    await sweepShipments(shop.payload, new Date(now + 20 * HOUR))
    const { lines, paymentStatus, timeline } = await orderOf(shop.payload, String(order.id))
    const due = {
      delivered: ['delivered', 'paid'],
      rtoDelivered: ['undelivered', 'failed'],
      lost: ['lost', 'due'],
    }
    expect([lines[0]?.state, paymentStatus], `seed ${seed}`).toEqual(due[end as keyof typeof due])
    for (const event of ['packed', 'shipped', 'delivered', 'paid', 'cameBack', 'lost'])
      expect(timeline.filter((one) => one.event === event).length, `seed ${seed} ${event}`).toBeLessThan(2)
  }
})
