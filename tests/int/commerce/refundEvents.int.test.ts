import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { processPaymentEvent } from '#cms/operations/payments/receiveWebhook.ts'
import { readRow } from '#database/guard.ts'
import type { PaymentEvent, Refund } from '#payload-types'
import { failingPayload } from '#tests/support/model/failingPayload.ts'
import { newBook, newBuyer, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { buyAt, orderRow } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)
const book = newBook(shop, 50)
const me = newBuyer(shop)

/** A refund that the gateway works on, and the event by which it says that it is done. */
async function refundAndEvent(order: string) {
  const own = { project: shop.project.id, gateway: 'sandbox' }
  const [gatewayPaymentId, gatewayRefundId] = [randomUUID(), randomUUID()]
  const refund = await shop.payload.db.create({
    collection: 'refunds',
    data: {
      ...{ key: randomUUID(), order, gatewayPaymentId, gatewayRefundId, amountPaise: 1, ...own },
      ...{
        reason: 'second',
        state: 'pending',
        tries: 0,
        tryAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
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

it('an event of a refund waits for the sweeper wherever recording it failed, and the refund counts once', async () => {
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
