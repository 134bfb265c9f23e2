import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { processPaymentEvent } from '#cms/operations/payments/receiveWebhook.ts'
import { readRow } from '#database/guard.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { PaymentEvent, Refund } from '#payload-types'
import { failingPayload } from '#tests/support/model/failingPayload.ts'
import { newBook, newBuyer, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)
const book = newBook(shop, 50)
const me = newBuyer(shop)

/** A refund in progress at the gateway, and the event that reports its completion. */
async function refundAndEvent(order: string) {
  const own = { project: shop.project.id, gateway: 'sandbox' }
  const [gatewayPaymentId, gatewayRefundId] = [randomUUID(), randomUUID()]
  const refund = await shop.payload.db.create({
    collection: 'refunds',
    data: {
      key: randomUUID(),
      order,
      gatewayPaymentId,
      gatewayRefundId,
      amountPaise: 1,
      ...own,
      reason: 'second',
      state: 'pending',
      tries: 0,
      tryAt: new Date(Date.now() + 3_600_000).toISOString(),
    },
  })
  const body = { payment: null, query: null, refund: { gatewayPaymentId, gatewayRefundId, state: 'done' } }
  const event = await shop.payload.db.create({
    collection: 'payment-events',
    data: { key: randomUUID(), event: 'refund.processed', body, state: 'received', ...own },
  })
  return { refund: String(refund.id), event: event as unknown as PaymentEvent }
}

const row = <S extends 'refunds' | 'payment-events'>(collection: S, id: string) =>
  readRow({ payload: shop.payload, collection, where: { id: { equals: id } } })

it('a refund event whose recording failed at any step is retried by the sweeper, and the refund counts once', async () => {
  const order = await buyAt(shop.payload, shop.project, me.browser, {
    items: [{ product: book.id }],
    address: me.address,
  })
  let failures = 0
  for (let failAt = 1, hasFailed = true; hasFailed; failAt++) {
    const { refund, event } = await refundAndEvent(order)
    const failing = failingPayload(shop.payload, failAt)
    hasFailed = await processPaymentEvent(failing, shop.project, event, new Date()).then(
      () => false,
      () => true,
    )
    const stored = await row('payment-events', String(event.id))
    expect(stored?.state, `call ${failAt} failed`).toBe(hasFailed ? 'received' : 'done')
    if (hasFailed) failures++
    await sweepPayments(shop.payload, new Date())
    expect(((await row('refunds', refund)) as Refund).state, `call ${failAt} failed`).toBe('done')
    expect((await row('payment-events', String(event.id)))?.state).toBe('done')
    const refunded = (await orderRow(shop.payload, order)).timeline.filter(({ ref }) => ref === refund)
    expect(refunded, `call ${failAt} failed`).toHaveLength(1)
  }
  expect(failures).toBeGreaterThan(3)
})

it('a completed refund without the bank’s reference gets it once, by a later event or from the gateway', async () => {
  const order = await buyAt(shop.payload, shop.project, me.browser, {
    items: [{ product: book.id }],
    address: me.address,
  })
  const referencesOf = async (refund: string) =>
    (await orderRow(shop.payload, order)).timeline.flatMap(({ ref, bankReference }) =>
      ref === refund ? [bankReference ?? null] : [],
    )
  const later = { ...(await refundAndEvent(order)), isAsked: false }
  const asked = { ...(await refundAndEvent(order)), isAsked: true }
  for (const { refund, event, isAsked } of [later, asked]) {
    await processPaymentEvent(shop.payload, shop.project, event, new Date())
    expect(await referencesOf(refund)).toEqual([null])
    const inTwoDays = new Date(Date.now() + 2 * DAY_MS)
    if (isAsked) await sweepPayments(shop.payload, inTwoDays)
    else {
      const { refund: told } = event.body as { refund: object }
      const body = { payment: null, query: null, refund: { ...told, bankReference: 'ARN 1' } }
      const updated = { ...event, event: 'refund.arn_updated', body } as PaymentEvent
      for (const _ of [1, 2]) await processPaymentEvent(shop.payload, shop.project, updated, new Date())
    }
    expect(await referencesOf(refund)).toEqual([isAsked ? expect.stringMatching(/^\d{12}$/) : 'ARN 1'])
    expect(((await row('refunds', refund)) as Refund).tryAt).toBeNull()
  }
})
