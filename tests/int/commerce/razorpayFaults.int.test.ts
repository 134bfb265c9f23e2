import { afterAll, expect, it, vi } from 'vitest'
import { GatewayFault } from '#cms/adapters/payments/PaymentProvider.ts'
import { razorpay } from '#cms/adapters/payments/razorpay/razorpay.ts'
import { startPayload } from '#cms/payload.ts'
import { createShop, expectNoSecrets, storedKeys } from '#tests/support/razorpay/shop.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startRazorpayServer } = await import('#tests/support/razorpayServer.ts')
  const started = await startRazorpayServer('rzp_test_ill', 'ill-key-secret', 'ill-webhook-secret')
  process.env.RAZORPAY_BASE_URL = started.url
  return started
})
afterAll(() => server.close())

it.each(['hang', 'slow', 'mute', 'drop', '500', '429', '409', 'html', 'page'] as const)(
  'a failing gateway causes an error without keys within six seconds in every call (%s)',
  async (how) => {
    const shop = await createShop(await startPayload(), storedKeys(server))
    const wanted = { receipt: `SH-26-${how}`, amountPaise: 10_000, returnUrl: 'http://shop.example/' }
    const { gatewayOrderId } = await razorpay.createOrder({ ...shop, ...wanted })
    const payment = server.pay(gatewayOrderId)
    const gatewayPaymentId = payment.id
    const back = { ...shop, gatewayPaymentId, amountPaise: 100 }
    const { gatewayRefundId } = await razorpay.refund({ ...back, idempotencyKey: 'known' })
    server.misbehave({ path: /./, how, times: 5 })
    const startedAt = performance.now()
    const ended = await Promise.allSettled([
      razorpay.createOrder({ ...shop, ...wanted, receipt: `${wanted.receipt}-2` }),
      razorpay.fetchPayments({ ...shop, gatewayOrderId }),
      razorpay.readCallback({ ...shop, gatewayOrderId, fields: server.signedCallback(payment) }),
      razorpay.refund({ ...back, idempotencyKey: 'another' }),
      razorpay.fetchRefund({ ...shop, gatewayPaymentId, gatewayRefundId }),
    ])
    expectWithin(performance.now() - startedAt, 6000)
    const errors = ended.map((one) => (one.status === 'rejected' ? one.reason : null))
    for (const error of errors) {
      expect(error).toBeInstanceOf(GatewayFault)
      expect(error.cause).toBeInstanceOf(Error)
    }
    expectNoSecrets(errors, server)
  },
)
