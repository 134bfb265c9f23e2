import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Shop } from '#cms/adapters/payments/PaymentProvider.ts'
import { razorpay } from '#cms/adapters/payments/razorpay/razorpay.ts'
import { startPayload } from '#cms/payload.ts'
import type { Payment } from '#tests/support/razorpay/entities.ts'
import { createShop, expectNoSecrets, storedKeys } from '#tests/support/razorpay/shop.ts'
import { otherHexDigit, type Webhook } from '#tests/support/razorpay/webhooks.ts'

// Hoisted: must run before modules read the environment, which has no keys here.
const server = await vi.hoisted(async () => {
  const { startRazorpayServer } = await import('#tests/support/razorpayServer.ts')
  const started = await startRazorpayServer('rzp_test_first', 'first-key-secret', 'first-webhook-secret')
  process.env.RAZORPAY_BASE_URL = started.url
  return started
})
const other = server.openAccount('rzp_test_other', 'other-key-secret', 'other-webhook-secret')

const DAY_S = 86_400
const ROTATED = { webhookSecret: 'new-webhook-secret', oldWebhookSecret: server.webhookSecret }
let payload: Awaited<ReturnType<typeof startPayload>>
let shop: Shop
let made = 0

beforeAll(async () => {
  payload = await startPayload()
  shop = await createShop(payload, storedKeys(server))
})
afterAll(() => server.close())

const open = async (readSentAt: Shop) =>
  (
    await razorpay.createOrder({
      ...readSentAt,
      receipt: `SH-26-${++made}`,
      amountPaise: 10_000,
      returnUrl: 'http://shop.example/',
    })
  ).gatewayOrderId
const read = ({ rawBody, headers }: Webhook, readSentAt = shop) =>
  razorpay.readWebhook({ ...readSentAt, rawBody, headers: new Headers(headers), now: new Date() })

describe('the account of a project', () => {
  it('is separate from those of other projects', async () => {
    const neighbour = await createShop(payload, storedKeys(other))
    const [mine, theirs] = [await open(shop), await open(neighbour)]
    expect([server.orders.has(mine), other.orders.has(mine)]).toEqual([true, false])
    expect([server.orders.has(theirs), other.orders.has(theirs)]).toEqual([false, true])
    await expect(razorpay.fetchPayments({ ...neighbour, gatewayOrderId: mine })).rejects.toThrow(
      'does not exist',
    )
    const payment = server.pay(mine)
    const fields = server.signedCallback(payment)
    expect(await razorpay.readCallback({ ...neighbour, gatewayOrderId: mine, fields })).toBeNull()
    expect(await read(server.webhook('payment.captured', payment), neighbour)).toBeNull()
  })

  it('without keys is not offered, and the error names the project', async () => {
    const bare = await createShop(payload)
    expect(await razorpay.isOffered(bare)).toBe(false)
    await expect(open(bare)).rejects.toThrow(`${bare.project.slug} has no keys of Razorpay`)
    const payment = server.pay(await open(shop))
    expect(await read(server.webhook('payment.captured', payment), bare)).toBeNull()
  })

  it.each([
    ['without a key id', { keyId: null }],
    ['without a secret', { keySecret: null }],
  ])('is not offered while it is active %s', async (_what, missing) => {
    const half = await createShop(payload, storedKeys(server, missing))
    expect(await razorpay.isOffered(half)).toBe(false)
    await expect(open(half)).rejects.toThrow('no keys')
  })

  it('still finishes started payments after it was switched off, and offers no new ones', async () => {
    const off = await createShop(payload, storedKeys(server, { isActive: false }))
    expect(await razorpay.isOffered(shop)).toBe(true)
    expect(await razorpay.isOffered(off)).toBe(false)
    const gatewayOrderId = await open(shop)
    const { id } = server.pay(gatewayOrderId)
    expect(await razorpay.fetchPayments({ ...off, gatewayOrderId })).toMatchObject([
      { gatewayPaymentId: id, status: 'paid' },
    ])
  })

  it('that Razorpay refuses is reported with Razorpay’s message and without the secret', async () => {
    const wrong = { ...other, keySecret: 'wrong-key-secret' }
    const error = await open(await createShop(payload, storedKeys(wrong))).catch((err) => err)
    expect(error.message).toBe('Razorpay refused: Authentication failed')
    expectNoSecrets(error, wrong)
  })
})

describe('a webhook', () => {
  let payment: Payment
  beforeAll(async () => {
    payment = server.pay(await open(shop), { method: 'card' })
  })

  it('is accepted under the current secret, and the previous one while that is set', async () => {
    const rotating = await createShop(payload, storedKeys(server, ROTATED))
    const rotated = await createShop(payload, storedKeys(server, { ...ROTATED, oldWebhookSecret: null }))
    const old = server.webhook('payment.captured', payment)
    const fresh = server.webhook('payment.captured', payment, { secret: ROTATED.webhookSecret })
    expect(await read(old, rotating)).toMatchObject({ payment: { status: 'paid' } })
    expect(await read(fresh, rotating)).toMatchObject({ payment: { status: 'paid' } })
    expect(await read(old, rotated)).toBeNull()
    expect(await read(fresh, rotated)).toMatchObject({ payment: { status: 'paid' } })
    for (const secret of ['', server.keySecret, other.webhookSecret])
      expect(await read(server.webhook('payment.captured', payment, { secret }), rotating)).toBeNull()
  })

  it('is refused where no secret is stored, even when signed with an empty one', async () => {
    const without = await createShop(payload, storedKeys(server, { webhookSecret: null }))
    expect(await read(server.webhook('payment.captured', payment, { secret: '' }), without)).toBeNull()
  })

  it('is refused with any character of its signature or its body changed', async () => {
    const genuine = server.webhook('payment.captured', payment)
    const signature = genuine.headers['x-razorpay-signature'] as string
    for (let readSentAt = 0; readSentAt < signature.length; readSentAt++) {
      const headers = { ...genuine.headers, 'x-razorpay-signature': otherHexDigit(signature, readSentAt) }
      expect(await read({ ...genuine, headers })).toBeNull()
    }
    for (let readSentAt = 0; readSentAt < genuine.rawBody.length; readSentAt += 7) {
      const rawBody = `${genuine.rawBody.slice(0, readSentAt)}~${genuine.rawBody.slice(readSentAt + 1)}`
      expect(await read({ ...genuine, rawBody })).toBeNull()
    }
    expect(await read(server.webhook('payment.captured', payment, { tamper: 'body' }))).toBeNull()
    expect(await read(server.webhook('payment.captured', payment, { tamper: 'signature' }))).toBeNull()
    const { 'x-razorpay-signature': _, ...unsigned } = genuine.headers
    expect(await read({ ...genuine, headers: unsigned })).toBeNull()
    expect(await read(genuine)).not.toBeNull()
  })

  it('has the same event id each time it is sent, also without Razorpay’s header', async () => {
    const genuine = server.webhook('payment.captured', payment)
    expect((await read(genuine))?.eventId).toBe(genuine.headers['x-razorpay-event-id'])
    expect((await read(genuine))?.eventId).toBe(genuine.headers['x-razorpay-event-id'])
    const nameless = server.webhook('payment.captured', payment, { eventId: null })
    const another = server.webhook('payment.failed', payment, { eventId: null })
    const ids = [await read(nameless), await read(nameless), await read(another)].map(
      (payment) => payment?.eventId,
    )
    expect(ids[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('is accepted for eight days, because Razorpay can resend it for seven', async () => {
    const now = Math.floor(Date.now() / 1000)
    const readSentAt = (createdAt: number) => read(server.webhook('payment.captured', payment, { createdAt }))
    expect(await readSentAt(now - 7 * DAY_S)).not.toBeNull()
    expect(await readSentAt(now - 8 * DAY_S - 60)).toBeNull()
  })
})
