import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { GatewayFault, type Shop } from '#cms/adapters/payments/PaymentProvider.ts'
import { razorpay } from '#cms/adapters/payments/razorpay/razorpay.ts'
import { startPayload } from '#cms/payload.ts'
import { createShop, expectNoSecrets, storedKeys } from '#tests/support/razorpay/shop.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startRazorpayServer } = await import('#tests/support/razorpayServer.ts')
  const started = await startRazorpayServer('rzp_test_refunds', 'refunds-key-secret')
  process.env.RAZORPAY_BASE_URL = started.url
  return started
})

const AMOUNT = 50_000
let payload: Awaited<ReturnType<typeof startPayload>>
let shop: Shop
let gatewayPaymentId: string
let made = 0

beforeAll(async () => {
  payload = await startPayload()
  shop = await createShop(payload, storedKeys(server))
})
afterAll(() => server.close())
beforeEach(async () => {
  gatewayPaymentId = await paidPayment()
  server.startRefundsAs('processed')
})

async function paidPayment(): Promise<string> {
  const { gatewayOrderId } = await razorpay.createOrder({
    ...shop,
    receipt: `SH-26-${++made}`,
    amountPaise: AMOUNT,
    returnUrl: 'http://shop.example/',
  })
  return server.pay(gatewayOrderId).id
}
const refundPayment = (idempotencyKey: string, amountPaise = AMOUNT) =>
  razorpay.refund({ ...shop, gatewayPaymentId, amountPaise, idempotencyKey })
const refundsAtGateway = () =>
  [...server.refunds.values()].filter(({ payment_id }) => payment_id === gatewayPaymentId)

it('refunds a part, with the project and the key in Razorpay’s notes', async () => {
  const refund = await refundPayment('line:1', 20_000)
  expect(refund).toEqual({ gatewayRefundId: expect.any(String), gatewayPaymentId, state: 'done' })
  expect(refundsAtGateway()).toMatchObject([
    { id: refund.gatewayRefundId, amount: 20_000, notes: { project: shop.project.slug, key: 'line:1' } },
  ])
})

it('refunds once per key, in sequence and concurrently, and again for another key', async () => {
  const first = await refundPayment('same', 10_000)
  expect(await refundPayment('same', 10_000)).toEqual(first)
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => refundPayment('at-once', 10_000)))
  expect(new Set(atOnce.map(({ gatewayRefundId }) => gatewayRefundId)).size).toBe(1)
  expect(refundsAtGateway()).toHaveLength(2)
})

it.each([
  ['drop', AMOUNT],
  ['mute', AMOUNT],
  ['drop', 10_000],
] as const)('refunds once when the first response is lost (%s, %d paise)', async (how, amount) => {
  server.misbehave({ path: /^POST .*refund$/, how })
  await expect(refundPayment('lost', amount)).rejects.toThrow(GatewayFault)
  const again = await refundPayment('lost', amount)
  expect(refundsAtGateway().map(({ id }) => id)).toEqual([again.gatewayRefundId])
})

it('refunds once for a key that Razorpay has forgotten', async () => {
  const first = await refundPayment('long ago', 10_000)
  server.forgetRefundKeys()
  expect(await refundPayment('long ago', 10_000)).toEqual(first)
  expect(refundsAtGateway()).toHaveLength(1)
})

it('does not mistake a refund of another payment or amount for the requested one', async () => {
  await refundPayment('key', 10_000)
  await expect(refundPayment('key', 20_000)).rejects.toThrow('used for another refund')
  const before = gatewayPaymentId
  gatewayPaymentId = await paidPayment()
  expect(await refundPayment('key', 10_000)).toMatchObject({ gatewayPaymentId })
  expect(refundsAtGateway()).toHaveLength(1)
  expect(gatewayPaymentId).not.toBe(before)
})

it('reports a refusal with Razorpay’s message and without the keys', async () => {
  await refundPayment('all of it')
  const twice = await refundPayment('once more').catch((err) => err)
  expect(twice).toMatchObject({ message: 'Razorpay refused: The payment has been fully refunded already.' })
  expect(twice).not.toBeInstanceOf(GatewayFault)
  expectNoSecrets(twice, server)
  gatewayPaymentId = await paidPayment()
  await expect(refundPayment('too much', AMOUNT + 1)).rejects.toThrow('greater than amount captured')
})

it('is pending until Razorpay has processed or failed it', async () => {
  server.startRefundsAs('pending')
  const { gatewayRefundId, state } = await refundPayment('waits', 10_000)
  const stateNow = async () =>
    (await razorpay.fetchRefund({ ...shop, gatewayPaymentId, gatewayRefundId })).state
  expect([state, await stateNow()]).toEqual(['pending', 'pending'])
  server.turnRefund(gatewayRefundId, 'processed')
  expect(await razorpay.fetchRefund({ ...shop, gatewayPaymentId, gatewayRefundId })).toMatchObject({
    state: 'done',
    bankReference: '10000000000000',
  })
  server.turnRefund(gatewayRefundId, 'failed')
  expect(await stateNow()).toBe('failed')
})

it('leaves a refunded payment counted as paid', async () => {
  await refundPayment('everything')
  const payment = server.payments.get(gatewayPaymentId)
  expect(payment?.status).toBe('refunded')
  expect(await razorpay.fetchPayments({ ...shop, gatewayOrderId: payment?.order_id ?? '' })).toMatchObject([
    { gatewayPaymentId, status: 'paid', amountPaise: AMOUNT },
  ])
})
