import { beforeEach, describe, expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { awaitTransfer, confirmCashOrder } from '#cms/operations/payments/confirmDue.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { Scheduler, scheduledPayload } from '#tests/support/model/Scheduler.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { newBuyer, openShop, withCourse } from '#tests/support/shop/openShop.ts'
import { createBook } from '#tests/support/shop/sell.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { orderAt, orderRow, startAt } from '#tests/support/shop/shopper.ts'

const shop = openShop(withCourse)
const me = newBuyer(shop)
const METHODS = ['cashOnDelivery', 'bankTransfer'] as const
let email = ''
let made = 0
beforeEach(async () => {
  await setShop(shop.payload, shop.project, 'shop-settings', { cashStates: [] })
  await setShop(shop.payload, shop.project, 'payment-settings', {
    cashOnDelivery: { isActive: true, maxPaise: 0, feePaise: 0 },
    bankTransfer: { isActive: true, instructions: 'Account 1234, IFSC TEST0001' },
  })
  email = `due-${process.pid}-${made++}@example.org`
  await conditionalUpdate({
    payload: shop.payload,
    collection: 'users',
    where: { id: { equals: me.person.id } },
    data: { email, isEmailVerified: true },
  })
})
const place = async (method: string) => {
  const book = await createBook(shop.payload, shop.project, null)
  return orderAt(me.browser, { items: [{ product: book.id }], address: me.address, method })
}
const bell = async () =>
  (
    await readRows({
      payload: shop.payload,
      collection: 'notifications',
      where: { and: [{ user: { equals: me.person.id } }, { kind: { equals: 'order' } }] },
      sort: ['addedOn'],
      limit: 50,
    })
  ).map(({ title, text }) => `${title}. ${text}`)
const sentTexts = async () => {
  await sendQueuedMessages(shop.payload)
  return messagesTo(email).map(({ text }) => text)
}

describe('a student is notified once, by bell and e-mail,', () => {
  it.each([
    ['cashOnDelivery', /is confirmed\. You pay ₹500 on delivery/, /You pay ₹500 on delivery/],
    ['bankTransfer', /is waiting for your transfer\. Transfer ₹500 by \d/, /Account 1234, IFSC TEST0001/],
  ])('of a placed order (%s), and once of its cancellation', async (method, said, written) => {
    const order = await place(method)
    expect(await bell()).toEqual([])
    await Promise.all([1, 2, 3].map(() => startAt(me.browser, order, method)))
    await sweepPayments(shop.payload, new Date())
    await startAt(me.browser, order, method)
    const { number } = await orderRow(shop.payload, order)
    expect(await bell()).toEqual([expect.stringMatching(said)])
    expect(await sentTexts()).toEqual([expect.stringMatching(written)])
    expect((await sentTexts())[0]).toContain(`/orders/${number}`)
    const cancel = () => me.browser.post('/order/cancel', { orderId: order })
    await Promise.all([cancel(), cancel()])
    await sweepPayments(shop.payload, new Date())
    const over = expect.stringContaining(`Order ${number} is cancelled. You have nothing to pay.`)
    expect((await bell()).slice(1)).toEqual([over])
    expect((await sentTexts()).slice(1)).toEqual([over])
  })

  it.each(METHODS)('wherever the placing process is killed (%s)', async (method) => {
    let late = 0
    for (let killAt = 1, isKilled = true; isKilled; killAt++) {
      const order = await place(method)
      const known = await orderRow(shop.payload, order)
      const before = (await bell()).length
      const scheduler = new Scheduler(() => 0, 4)
      scheduler.onStep = (step) => {
        if (step === killAt) scheduler.kill(0)
      }
      const dying = scheduledPayload(shop.payload, scheduler, 0)
      const confirm = method === 'bankTransfer' ? awaitTransfer : confirmCashOrder
      await scheduler.run([{ process: 0, flow: () => confirm(dying, known, new Date()) }])
      isKilled = scheduler.isDead(0)
      const isDue = (await orderRow(shop.payload, order)).paymentStatus === 'due'
      if (isDue && (await bell()).length === before) late++
      for (const _ of [1, 2]) await sweepPayments(shop.payload, new Date())
      const isDueNow = (await orderRow(shop.payload, order)).paymentStatus === 'due'
      expect((await bell()).length - before, `killed at ${killAt}`).toBe(isDueNow ? 1 : 0)
    }
    expect(late).toBeGreaterThan(0)
  })
})
