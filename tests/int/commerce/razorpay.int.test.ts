import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayFault, type Shop } from '#cms/adapters/payments/PaymentProvider.ts'
import { razorpay } from '#cms/adapters/payments/razorpay/razorpay.ts'
import { startPayload } from '#cms/payload.ts'
import { createShop, expectNoSecrets, storedKeys } from '#tests/support/razorpay/shop.ts'
import { otherHexDigit } from '#tests/support/razorpay/webhooks.ts'

// Hoisted: must run before modules read the environment.
const server = await vi.hoisted(async () => {
  const { startRazorpayServer } = await import('#tests/support/razorpayServer.ts')
  const started = await startRazorpayServer('rzp_test_house', 'house-key-secret', 'house-webhook-secret')
  Object.assign(process.env, {
    RAZORPAY_BASE_URL: started.url,
    RAZORPAY_KEY_ID: started.keyId,
    RAZORPAY_KEY_SECRET: started.keySecret,
    RAZORPAY_WEBHOOK_SECRET: started.webhookSecret,
  })
  return started
})

const AMOUNT = 129_900
let payload: Awaited<ReturnType<typeof startPayload>>
let shop: Shop
let made = 0

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(() => server.close())
beforeEach(async () => {
  shop = await createShop(payload)
})

const newAttempt = () => ({
  receipt: `SH-26-${++made}`,
  amountPaise: AMOUNT,
  returnUrl: 'http://shop.example/',
})
const order = async () => (await razorpay.createOrder({ ...shop, ...newAttempt() })).gatewayOrderId
const paymentsOf = (gatewayOrderId: string) => razorpay.fetchPayments({ ...shop, gatewayOrderId })
const callback = (gatewayOrderId: string, fields: Record<string, string>) =>
  razorpay.readCallback({ ...shop, gatewayOrderId, fields })

it('uses the installation’s keys only in projects without active keys of their own', async () => {
  const own = server.openAccount('rzp_test_own', 'own-key-secret')
  const resting = await createShop(payload, storedKeys(own, { isActive: false }))
  for (const one of [shop, resting]) {
    expect(await razorpay.isOffered(one)).toBe(true)
    expect(server.orders.has((await razorpay.createOrder({ ...one, ...newAttempt() })).gatewayOrderId)).toBe(
      true,
    )
  }
  const active = await createShop(payload, storedKeys(own))
  expect(own.orders.has((await razorpay.createOrder({ ...active, ...newAttempt() })).gatewayOrderId)).toBe(
    true,
  )
  const broken = await createShop(payload, storedKeys(own, { keySecret: null }))
  expect(await razorpay.isOffered(broken)).toBe(false)
  await expect(razorpay.createOrder({ ...broken, ...newAttempt() })).rejects.toThrow('no keys of Razorpay')
})

describe('an order', () => {
  it('is created with the amount, automatic capture and the project', async () => {
    const receipt = newAttempt()
    const { gatewayOrderId } = await razorpay.createOrder({ ...shop, ...receipt })
    expect(server.orders.get(gatewayOrderId)).toMatchObject({
      amount: AMOUNT,
      currency: 'INR',
      receipt: expect.stringMatching(new RegExp(`^${receipt.receipt}-[0-9a-f]{8}$`)),
      notes: { project: shop.project.slug },
    })
    const { id, status } = server.pay(gatewayOrderId, { method: 'card' })
    expect(status).toBe('captured')
    expect(await paymentsOf(gatewayOrderId)).toEqual([
      { gatewayOrderId, gatewayPaymentId: id, status: 'paid', amountPaise: AMOUNT, method: 'card' },
    ])
  })

  it.each(['drop', 'mute'] as const)(
    'is created once when it is requested again after a lost response (%s)',
    async (how) => {
      const before = server.orders.size
      const attempt = newAttempt()
      server.misbehave({ path: /^POST \/v1\/orders$/, how })
      await expect(razorpay.createOrder({ ...shop, ...attempt })).rejects.toThrow(GatewayFault)
      const asked = server.requests.length
      const again = await razorpay.createOrder({ ...shop, ...attempt })
      expect([...server.orders.keys()].slice(before)).toEqual([again.gatewayOrderId])
      expect(await razorpay.createOrder({ ...shop, ...attempt })).toEqual(again)
      expect(server.requests.slice(asked).map(({ method }) => method)).toEqual(['POST', 'POST'])
    },
  )

  it('is created once even if the account refuses known receipts', async () => {
    const account = server.openAccount('rzp_test_strict', 'strict-key-secret')
    account.refuseKnownReceipts()
    const strict = await createShop(payload, storedKeys(account))
    const attempt = newAttempt()
    const first = await razorpay.createOrder({ ...strict, ...attempt })
    expect(await razorpay.createOrder({ ...strict, ...attempt })).toEqual(first)
    expect([...account.orders.keys()]).toEqual([first.gatewayOrderId])
  })

  it('is separate from one with the same receipt of another project in the account', async () => {
    const attempt = newAttempt()
    const mine = await razorpay.createOrder({ ...shop, ...attempt })
    const other = await razorpay.createOrder({ ...(await createShop(payload)), ...attempt })
    expect(other).not.toEqual(mine)
  })

  it('is refused with Razorpay’s message for a changed amount or less than a rupee', async () => {
    const attempt = newAttempt()
    await razorpay.createOrder({ ...shop, ...attempt })
    await expect(razorpay.createOrder({ ...shop, ...attempt, amountPaise: 5000 })).rejects.toThrow(
      'another amount',
    )
    await expect(razorpay.createOrder({ ...shop, ...newAttempt(), amountPaise: 99 })).rejects.toThrow(
      'Razorpay refused: Order amount less than minimum amount allowed',
    )
  })

  it('is paid with Razorpay’s script, which gets the key id only', async () => {
    const gatewayOrderId = await order()
    const checkout = await razorpay.checkoutOf({ ...shop, gatewayOrderId, amountPaise: AMOUNT })
    expect(checkout).toEqual({
      kind: 'script',
      script: `${server.url}/v1/checkout.js`,
      options: {
        key: 'rzp_test_house',
        order_id: gatewayOrderId,
        amount: AMOUNT,
        currency: 'INR',
        name: `Project ${shop.project.slug}`,
      },
    })
    expectNoSecrets(checkout, server)
  })
})

describe('a callback', () => {
  it('is accepted when Razorpay signed it for the stored order, and is verified with Razorpay', async () => {
    const gatewayOrderId = await order()
    const payment = server.pay(gatewayOrderId)
    expect(await callback(gatewayOrderId, server.signedCallback(payment))).toEqual({
      gatewayOrderId,
      gatewayPaymentId: payment.id,
      status: 'paid',
      amountPaise: AMOUNT,
      method: 'upi',
    })
  })

  it('is refused without a request to Razorpay when any character is changed or a field is missing', async () => {
    const gatewayOrderId = await order()
    const fields = server.signedCallback(server.pay(gatewayOrderId))
    const asked = server.requests.length
    const { razorpay_signature: signature, razorpay_payment_id: id } = fields
    const flipped = (text: string, at: number) =>
      `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`
    const tampered = [
      ...[...signature].map((_, at) => ({ ...fields, razorpay_signature: otherHexDigit(signature, at) })),
      ...[...id].map((_, at) => ({ ...fields, razorpay_payment_id: flipped(id, at) })),
      { ...fields, razorpay_signature: signature.toUpperCase() },
      { ...fields, razorpay_signature: `${signature}0` },
      { razorpay_payment_id: id },
      { razorpay_signature: signature },
      {},
    ] as Record<string, string>[]
    for (const given of tampered) expect(await callback(gatewayOrderId, given)).toBeNull()
    expect(server.requests).toHaveLength(asked)
  })

  it('is verified for the stored order, whatever order it names', async () => {
    const [cheap, dear] = [await order(), await order()]
    const paid = server.signedCallback(server.pay(cheap))
    expect(await callback(dear, paid)).toBeNull()
    expect(await callback(dear, { ...paid, razorpay_order_id: dear })).toBeNull()
    expect(await callback(cheap, { ...paid, razorpay_order_id: dear })).toMatchObject({
      gatewayOrderId: cheap,
    })
  })

  it('of an authorized payment captures it', async () => {
    const gatewayOrderId = await order()
    const payment = server.pay(gatewayOrderId, { status: 'authorized' })
    expect(await callback(gatewayOrderId, server.signedCallback(payment))).toMatchObject({ status: 'paid' })
    expect(server.payments.get(payment.id)).toMatchObject({ captured: true, status: 'captured' })
  })

  it('is an error to retry while the payment is pending', async () => {
    const gatewayOrderId = await order()
    const payment = server.pay(gatewayOrderId, { status: 'created' })
    await expect(callback(gatewayOrderId, server.signedCallback(payment))).rejects.toThrow(GatewayFault)
  })
})

describe('the payments of an order', () => {
  it('are captured when authorized, left out while pending, and returned when failed', async () => {
    const gatewayOrderId = await order()
    server.pay(gatewayOrderId, { status: 'created' })
    const failed = server.pay(gatewayOrderId, { status: 'failed', method: 'netbanking' })
    const waiting = server.pay(gatewayOrderId, { status: 'authorized' })
    const payments = await paymentsOf(gatewayOrderId)
    expect(payments.map(({ gatewayPaymentId, status }) => [gatewayPaymentId, status]).sort()).toEqual(
      [
        [failed.id, 'failed'],
        [waiting.id, 'paid'],
      ].sort(),
    )
    expect(server.payments.get(waiting.id)?.status).toBe('captured')
  })

  it('are paid when a failed one is authorized late', async () => {
    const gatewayOrderId = await order()
    const { id } = server.pay(gatewayOrderId, { status: 'failed' })
    expect(await paymentsOf(gatewayOrderId)).toMatchObject([{ status: 'failed' }])
    server.turnPayment(id, 'authorized')
    expect(await paymentsOf(gatewayOrderId)).toMatchObject([{ gatewayPaymentId: id, status: 'paid' }])
  })

  it('are paid when the capture’s response was lost, or it was captured elsewhere', async () => {
    const gatewayOrderId = await order()
    server.pay(gatewayOrderId, { status: 'authorized' })
    server.misbehave({ path: /capture$/, how: 'drop' })
    await expect(paymentsOf(gatewayOrderId)).rejects.toThrow(GatewayFault)
    expect(await paymentsOf(gatewayOrderId)).toMatchObject([{ status: 'paid' }])

    const next = await order()
    server.pay(next, { status: 'authorized' })
    expect(await Promise.all([1, 2, 3].map(() => paymentsOf(next)))).toEqual(
      Array(3).fill([expect.objectContaining({ status: 'paid' })]),
    )
  })

  it('leave out one that cannot be captured because another one paid, and log why', async () => {
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
    const gatewayOrderId = await order()
    const second = server.pay(gatewayOrderId, { status: 'authorized' })
    const first = server.pay(gatewayOrderId)
    expect(await paymentsOf(gatewayOrderId)).toMatchObject([{ gatewayPaymentId: first.id, status: 'paid' }])
    const err = expect.objectContaining({ message: expect.stringContaining('order is already paid') })
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ payment: second.id, err })]])
    expectNoSecrets(warn.mock.calls, server)
    warn.mockRestore()
  })
})
