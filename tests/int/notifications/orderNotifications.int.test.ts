import { expect, it } from 'vitest'
import { sweepPayments } from '#cms/jobs/sweepPayments.ts'
import { settlePayment } from '#cms/operations/payments/settlePayment.ts'
import { startPayload } from '#cms/payload.ts'
import type { NotificationView } from '#domain/calls/notifications.ts'
import { payAtGateway, startBuying } from '#tests/support/buying.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'
import { openShopper, orderAt, startAt } from '#tests/support/shop/shopper.ts'

it('a buyer is notified once that the order is confirmed, however the payment is reported', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const { product } = await createCourse(payload, project)
  const browser = await signIn(project, (await createPerson(payload, project)).phone)
  const { orderId, number, gatewayOrderId } = await startBuying(browser, String(product.id))
  const ordersNews = async () => {
    const { body } = await browser.get<{ notifications: NotificationView[] }>('/notifications/latest')
    return body.notifications.filter(({ kind }) => kind === 'order')
  }
  expect(await ordersNews()).toEqual([])

  const fields = await payAtGateway(payload, project, gatewayOrderId)
  const { docs } = await payload.db.find<{ amountPaise: number }>({ collection: 'payments', limit: 1 })
  const news = {
    gatewayOrderId,
    gatewayPaymentId: fields.paymentId,
    amountPaise: docs[0]?.amountPaise as number,
    status: 'paid' as const,
    method: null,
  }
  const now = new Date()
  await Promise.all([
    browser.post('/payment/orderReceipt', { orderId, ...fields }),
    settlePayment({ payload, project, gateway: 'sandbox', paymentEvent: news, now }),
    settlePayment({ payload, project, gateway: 'sandbox', paymentEvent: news, now }),
    sweepPayments(payload, now),
  ])
  await sweepPayments(payload, new Date())
  expect(await ordersNews()).toMatchObject([
    { title: `Order ${number} is confirmed`, href: `/orders/${number}`, read: false },
  ])
})

it('the notification of a free order does not mention a payment', async () => {
  const payload = await startPayload()
  const project = await createProject(payload)
  const { product } = await createCourse(payload, project, { pricePaise: 0, mrpPaise: null })
  const { browser } = await openShopper(payload, project)
  const orderId = await orderAt(browser, { items: [{ product: product.id }] })
  expect((await startAt(browser, orderId, 'none')).body.apiSuccess).toBe(true)
  const { body } = await browser.get<{ notifications: NotificationView[] }>('/notifications/latest')
  expect(body.notifications.filter(({ kind }) => kind === 'order')).toMatchObject([
    { text: 'There was nothing to pay. Your course is in My learning.' },
  ])
})
