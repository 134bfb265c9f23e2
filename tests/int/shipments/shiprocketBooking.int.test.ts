import { describe, expect, it, vi } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { addScan } from '#tests/support/shiprocket/webhooks.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'
import { orderOf } from '../orders/staffOrders.ts'
import { orderGoods, packLinesOf } from './sending.ts'
import { HOUR, openShiprocketShop } from './shiprocketShop.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startShiprocketServer } = await import('#tests/support/shiprocketServer.ts')
  const started = await startShiprocketServer()
  Object.assign(process.env, { SHIPROCKET_BASE_URL: started.url })
  return started
})

const at = openShiprocketShop(server)
const { call, row, bookedAs, bookedParcel } = at

describe('a parcel at Shiprocket', () => {
  it('is booked with address, cash and size, and gets AWB and label', async () => {
    const order = await orderGoods(at.shop)
    const id = await packLinesOf(at.shop, order, [0], {
      parcel: { weightGrams: 640, lengthCm: 30, widthCm: 21, heightCm: 4 },
    })
    const { body } = await call('assign', id)
    expect(body).toMatchObject({ apiSuccess: true })
    const [booked, ...more] = await bookedAs(id)
    expect(more).toEqual([])
    expect(booked?.body).toMatchObject({
      pickup_location: 'Primary',
      billing_customer_name: 'Some Body',
      billing_phone: '9800000001',
      billing_pincode: '462002',
      billing_state: 'Madhya Pradesh',
      billing_country: 'India',
      payment_method: 'COD',
      sub_total: order.payablePaise / 100,
      weight: 0.64,
      length: 30,
      breadth: 21,
      order_items: [{ name: at.shop.goods.title, units: 1, selling_price: 499 }],
    })
    expect(await row(id)).toMatchObject({
      state: 'awbAssigned',
      awb: booked?.awb,
      courierName: 'Delhivery Surface',
      courierTask: null,
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
    const id = await packLinesOf(at.shop, await orderGoods(at.shop))
    await Promise.all([1, 2, 3, 4, 5].map(() => call('assign', id)))
    await sweepShipments(at.shop.payload, new Date(Date.now() + HOUR))
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
    const id = await packLinesOf(at.shop, await orderGoods(at.shop))
    server.misbehave({ path: new RegExp(path), how })
    const { body } = await call('assign', id)
    expect([body.apiSuccess, body.code]).toEqual([false, 'courierSilent'])
    await sweepShipments(at.shop.payload, new Date(Date.now() + 30_000))
    const [booked, ...more] = await bookedAs(id)
    expect(more).toEqual([])
    expect(await row(id)).toMatchObject({
      state: 'awbAssigned',
      awb: booked?.awb,
      courierTask: null,
      lastError: null,
    })
  })

  it('is searched for after a timeout before it is booked again', async () => {
    const id = await packLinesOf(at.shop, await orderGoods(at.shop))
    server.misbehave({ path: /orders\/create/, how: 'mute' })
    const startedAt = Date.now()
    const { body } = await call('assign', id)
    expect(body.code).toBe('courierSilent')
    expectWithin(Date.now() - startedAt, 12_000)
    expect(await bookedAs(id)).toHaveLength(1)
    await sweepShipments(at.shop.payload, new Date(Date.now() + 30_000))
    expect(await bookedAs(id)).toHaveLength(1)
    expect((await row(id)).awb).toBe((await bookedAs(id))[0]?.awb)
  })

  it('signs in again once when its token is refused, and reports a wrong password', async () => {
    const { id } = await bookedParcel()
    const before = at.account.logins
    at.account.tokens.clear()
    await call('refresh', id)
    await call('refresh', id)
    expect(at.account.logins).toBe(before + 1)
    const { password } = at.account
    at.account.tokens.clear()
    at.account.password = 'changed'
    const next = await packLinesOf(at.shop, await orderGoods(at.shop))
    const refused = await call('assign', next)
    expect(refused.body.message).toContain('does not accept')
    expect(await row(next)).toMatchObject({ state: 'packed', courierTask: null })
    at.account.password = password
    expect((await call('assign', next)).body.apiSuccess).toBe(true)
    expect(await bookedAs(next)).toHaveLength(1)
  })

  it('reports why no courier accepts it, and is later booked on the same order', async () => {
    const id = await packLinesOf(at.shop, await orderGoods(at.shop))
    at.account.refusesAwb = 'Please recharge your wallet'
    const refused = await call('assign', id)
    expect(refused.body).toMatchObject({
      apiSuccess: false,
      message: 'Shiprocket: Please recharge your wallet',
    })
    expect(await row(id)).toMatchObject({ state: 'packed', courierTask: null, awb: null })
    at.account.refusesAwb = null
    expect((await call('assign', id)).body.apiSuccess).toBe(true)
    expect(await bookedAs(id)).toHaveLength(1)
  })

  it('is cancelled at Shiprocket first, then here', async () => {
    const { order, id, booked } = await bookedParcel()
    server.misbehave({ path: /orders\/cancel/, how: 'drop' })
    expect((await call('cancel', id)).body.code).toBe('courierSilent')
    expect([booked.isCancelled, (await row(id)).state]).toEqual([true, 'awbAssigned'])
    await sweepShipments(at.shop.payload, new Date(Date.now() + 30_000))
    expect((await row(id)).state).toBe('cancelled')
    expect((await orderOf(at.shop.payload, String(order.id))).lines[0]?.state).toBe('waiting')
    const second = await packLinesOf(at.shop, order)
    await call('assign', second)
    expect(await bookedAs(second)).toHaveLength(1)
  })

  it('is polled without webhooks, with growing intervals', async () => {
    const { id, booked } = await bookedParcel()
    const start = Date.now()
    addScan(booked, 'pickedUp', start)
    await sweepShipments(at.shop.payload, new Date(start + 5 * HOUR))
    expect((await row(id)).state).toBe('awbAssigned')
    await sweepShipments(at.shop.payload, new Date(start + 7 * HOUR))
    expect(await row(id)).toMatchObject({ state: 'pickedUp', expectedOn: '2026-11-27', queries: 0 })
    const countPolls = async () => server.requests.filter((one) => one.endsWith(String(booked.awb))).length
    const before = await countPolls()
    for (let hour = 8; hour <= 7 + 100; hour++)
      await sweepShipments(at.shop.payload, new Date(start + hour * HOUR))
    expect((await countPolls()) - before).toBe(4)
  })
})
