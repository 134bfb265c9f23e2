import { describe, expect, it, vi } from 'vitest'
import { sweepShipments } from '#cms/jobs/sweepShipments.ts'
import type { CourierEvent } from '#payload-types'
import { addScan, type ScanKind, webhookBody } from '#tests/support/shiprocket/webhooks.ts'
import { orderOf } from '../orders/staffOrders.ts'
import { atShiprocket, openSending, sendWebhook } from './sending.ts'
import { HOUR, openShiprocketShop } from './shiprocketShop.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startShiprocketServer } = await import('#tests/support/shiprocketServer.ts')
  const started = await startShiprocketServer()
  Object.assign(process.env, { SHIPROCKET_BASE_URL: started.url })
  return started
})

const at = openShiprocketShop(server)
const { row, bookedParcel, waitForState } = at

describe('a webhook', () => {
  it('with a wrong token is refused', async () => {
    const { id, booked } = await bookedParcel()
    addScan(booked, 'delivered', Date.now())
    const before = await row(id)
    const events = () =>
      at.shop.payload.db.count({ collection: 'courier-events', where: { awb: { equals: booked.awb } } })
    for (const token of [null, '', 'hook-token-2', 'HOOK-TOKEN-1'])
      expect((await sendWebhook(at.shop.project, webhookBody(booked), token)).status, String(token)).toBe(401)
    expect(await row(id)).toEqual(before)
    expect((await events()).totalDocs).toBe(0)
    expect((await sendWebhook(at.shop.project, 'not json')).status).toBe(400)
    expect((await sendWebhook(at.shop.project, { hello: 1 })).status).toBe(400)
  })

  it('is processed once when replayed and out of order, up to the delivery', async () => {
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
      expect((await sendWebhook(at.shop.project, messages[index] as object)).status).toBe(200)
    await waitForState(id, 'delivered')
    await sweepShipments(at.shop.payload, new Date(Date.now() + 60_000))
    expect(await row(id)).toMatchObject({ state: 'delivered', attempts: 1, queryAt: null })
    expect((await row(id)).scans).toHaveLength(8)
    const after = await orderOf(at.shop.payload, String(order.id))
    expect([after.status, after.paymentStatus]).toEqual(['completed', 'paid'])
    expect(after.timeline.filter(({ event }) => event === 'delivered')).toHaveLength(1)
  })

  it('of a parcel without a stored AWB waits for it, and of an unknown one is dropped', async () => {
    const { id, booked } = await bookedParcel()
    addScan(booked, 'inTransit', Date.now())
    const unknown = { ...webhookBody(booked), awb: 'NOBODY-1', sr_order_id: 1 }
    booked.scans.pop()
    expect((await sendWebhook(at.shop.project, unknown)).status).toBe(200)
    const state = async () =>
      (
        await at.shop.payload.db.findOne<CourierEvent>({
          collection: 'courier-events',
          where: { awb: { equals: 'NOBODY-1' } },
        })
      )?.state
    await sweepShipments(at.shop.payload, new Date(Date.now() + HOUR))
    expect(await state()).toBe('received')
    await sweepShipments(at.shop.payload, new Date(Date.now() + 30 * HOUR))
    expect(await state()).toBe('unknown')
    expect((await row(id)).state).toBe('awbAssigned')
  })

  it('of another project’s parcel changes nothing there', async () => {
    const { id, booked } = await bookedParcel()
    const other = await openSending(at.shop.payload, atShiprocket(server.openAccount('b@example.org', 'pw')))
    addScan(booked, 'delivered', Date.now())
    expect((await sendWebhook(other.project, webhookBody(booked))).status).toBe(200)
    await sweepShipments(at.shop.payload, new Date(Date.now() + 60_000))
    expect((await row(id)).state).toBe('awbAssigned')
  })

  it('hides long numbers in the texts of couriers', async () => {
    const { id, booked } = await bookedParcel()
    const scan = addScan(booked, 'outForDelivery', Date.now())
    scan.activity = 'Out with Ram Kumar, MobileNo:- 9963133564'
    await sendWebhook(at.shop.project, webhookBody(booked))
    await waitForState(id, 'outForDelivery')
    expect((await row(id)).scans.map(({ text }) => text)).toEqual(['Out with Ram Kumar, MobileNo:- …'])
  })
})

describe('an answer to a failed attempt', () => {
  it('reaches the courier once it is available again', async () => {
    const { id, booked } = await bookedParcel()
    addScan(booked, 'undelivered', Date.now())
    await sendWebhook(at.shop.project, webhookBody(booked))
    await waitForState(id, 'attemptFailed')
    server.misbehave({ path: /ndr/, how: '500' })
    const { trackToken } = await import('#cms/operations/shipments/trackToken.ts')
    const token = trackToken(at.shop.payload, (await row(id)).reference)
    const { redeliveryDays } = await import('#domain/shipments/deliveryAnswer.ts')
    const [, day] = redeliveryDays(Date.now())
    const { body } = await at.shop.student.calls('/parcels/answer', {
      token,
      answer: { kind: 'again', day, part: 'morning' },
    })
    expect(body.apiSuccess).toBe(true)
    await expect.poll(async () => (await row(id)).lastError).toBeTruthy()
    await sweepShipments(at.shop.payload, new Date(Date.now() + 60_000))
    expect(booked.answers).toEqual([
      { action: 're-attempt', comments: `Please deliver on ${day} in the morning.` },
    ])
    expect((await row(id)).answer?.sentAt).toBeGreaterThan(0)
  })
})
