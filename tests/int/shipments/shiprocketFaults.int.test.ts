import { expect, it, vi } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import { random } from '#tests/support/random.ts'
import { triesOf } from '#tests/support/sample.ts'
import type { BookedParcel } from '#tests/support/shiprocket/account.ts'
import { addScan, type ScanKind, webhookBody } from '#tests/support/shiprocket/webhooks.ts'
import { createStudent, orderOf } from '../orders/staffOrders.ts'
import { orderGoods, packLinesOf, sendWebhook } from './sending.ts'
import { HOUR, openShiprocketShop } from './shiprocketShop.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startShiprocketServer } = await import('#tests/support/shiprocketServer.ts')
  const started = await startShiprocketServer()
  Object.assign(process.env, { SHIPROCKET_BASE_URL: started.url })
  return started
})

const SEEDS = triesOf({ few: 12, full: 50, long: 500 })

const at = openShiprocketShop(server)
const { call, row, bookedAs, waitForState } = at

it(`a parcel is booked exactly once and its order follows under random faults (${SEEDS} seeds)`, {
  timeout: 300_000 + 6000 * SEEDS,
}, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const draw = random(seed)
    if (seed % 15 === 0) at.shop.student = await createStudent(at.shop.payload, at.shop.project)
    const order = await orderGoods(at.shop)
    const id = await packLinesOf(at.shop, order)
    const paths = [/orders\/create/, /assign\/awb/, /generate\/label/, /auth\/login/, /orders\?search/]
    for (let faults = Math.floor(draw() * 4); faults > 0; faults--) {
      const how = (['drop', '500', '429', 'html', 'page'] as const)[Math.floor(draw() * 5)]
      const path = paths[Math.floor(draw() * paths.length)] as RegExp
      if (how) server.misbehave({ path, how })
    }
    let now = Date.now()
    if (draw() < 0.3) at.account.tokens.clear()
    await Promise.all(Array.from({ length: 1 + Math.floor(draw() * 3) }, () => call('assign', id)))
    for (let round = 0; round < 12 && !((await row(id)).awb && !(await row(id)).courierTask); round++) {
      now += 3_700_000
      if (draw() < 0.3) void call('assign', id)
      await sweepShipments(at.shop.payload, new Date(now))
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
    for (const [, message] of delivered)
      expect((await sendWebhook(at.shop.project, message)).status).toBe(200)
    await waitForState(id, end)
    await sweepShipments(at.shop.payload, new Date(now + 20 * HOUR))
    const { lines, paymentStatus, timeline } = await orderOf(at.shop.payload, String(order.id))
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
