import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RazorpayServer, startRazorpayServer } from '#tests/support/razorpayServer.ts'

let server: RazorpayServer
beforeAll(async () => {
  server = await startRazorpayServer('rzp_test_a', 'secret')
})
afterAll(() => server.close())

let made = 0
const order = (over: object = {}) => ({ amount: 100, currency: 'INR', receipt: `r${++made}`, ...over })
type Answer = { id: string; error: { description: string }; items: { id: string }[] }

async function ask(method: string, path: string, body?: object, headers: object = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from('rzp_test_a:secret').toString('base64')}`,
      ...(headers as Record<string, string>),
    },
    body: body && JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}
const newOrder = async (over: object = {}) => (await ask('POST', '/v1/orders', order(over))).body.id

describe('an order', () => {
  it.each<[string, object, RegExp]>([
    ['less than a rupee', { amount: 99 }, /less than minimum/],
    ['half a paisa', { amount: 100.5 }, /must be an integer/],
    ['an amount as text', { amount: '100' }, /must be an integer/],
    ['no amount', { amount: undefined }, /amount field is required/],
    ['another currency', { currency: 'XYZ' }, /not supported/],
    ['a receipt of 41 characters', { receipt: 'r'.repeat(41) }, /40 characters/],
    ['16 notes', { notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [n, 'x'])) }, /15/],
    ['a note of 257 characters', { notes: { a: 'x'.repeat(257) } }, /too long/],
    ['a field nobody knows', { colour: 'red' }, /colour is\/are not required/],
    ['capture by chance', { payment: { capture: 'perhaps' } }, /capture is invalid/],
  ])('is refused with %s', async (_what, over, description) => {
    const { status, body } = await ask('POST', '/v1/orders', order(over))
    expect(status).toBe(400)
    expect(body.error.description).toMatch(description)
  })

  it('has a unique receipt, by which it is found and returned again', async () => {
    const wanted = order({ receipt: 'r'.repeat(40), unique_receipt: true })
    const [first, second] = [await ask('POST', '/v1/orders', wanted), await ask('POST', '/v1/orders', wanted)]
    expect(second.body.id).toBe(first.body.id)
    expect((await ask('GET', `/v1/orders?receipt=${wanted.receipt}`)).body.items).toHaveLength(1)
    const { body } = await ask('POST', '/v1/orders', { ...wanted, unique_receipt: undefined })
    expect(body.error.description).toBe('Order receipt should be unique.')
  })

  it('belongs to one account', async () => {
    const id = await newOrder()
    const other = server.openAccount('rzp_test_b', 'other')
    expect(other.orders.has(id)).toBe(false)
    const basic = (keys: string) => ({ authorization: `Basic ${Buffer.from(keys).toString('base64')}` })
    expect((await ask('GET', `/v1/orders/${id}`, undefined, basic('rzp_test_b:other'))).status).toBe(400)
    expect((await ask('GET', `/v1/orders/${id}`, undefined, basic('rzp_test_b:secret'))).status).toBe(401)
  })
})

describe('a payment', () => {
  it('is captured once, in full, and one per order', async () => {
    const id = await newOrder()
    const [first, second] = [
      server.pay(id, { status: 'authorized' }),
      server.pay(id, { status: 'authorized' }),
    ]
    const capture = (payment: string, amount: number) =>
      ask('POST', `/v1/payments/${payment}/capture`, { amount, currency: 'INR' })
    expect((await capture(first.id, 101)).body.error.description).toMatch(/equal to the amount authorized/)
    expect((await capture(first.id, 100)).status).toBe(200)
    expect((await capture(first.id, 100)).body.error.description).toMatch(/already been captured/)
    expect((await capture(second.id, 100)).body.error.description).toMatch(/order is already paid/)
  })

  it('is refunded once per key, and never beyond its amount', async () => {
    const { id } = server.pay(await newOrder({ amount: 1000 }), { status: 'captured' })
    const refundPayment = (amount: number, key?: string) =>
      ask('POST', `/v1/payments/${id}/refund`, { amount }, key ? { 'x-refund-idempotency': key } : {})
    const first = await refundPayment(400, 'key-of-ten-or-more')
    expect((await refundPayment(400, 'key-of-ten-or-more')).body.id).toBe(first.body.id)
    expect((await refundPayment(300, 'key-of-ten-or-more')).status).toBe(409)
    expect((await refundPayment(400, 'short')).body.error.description).toMatch(/at least 10/)
    expect((await refundPayment(400, 'key:with:colons')).body.error.description).toMatch(/alphanumeric/)
    expect((await refundPayment(601)).body.error.description).toMatch(/greater than amount captured/)
    expect((await refundPayment(600)).status).toBe(200)
    expect((await refundPayment(100)).body.error.description).toMatch(/fully refunded already/)
    expect(server.refunds.size).toBe(2)
  })
})

describe('the checkout', () => {
  const pay = async (over: object) => {
    const response = await fetch(`${server.url}/v1/checkout/payments`, {
      method: 'POST',
      body: JSON.stringify({ key: 'rzp_test_a', amount: 100, status: 'captured', ...over }),
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    return (await response.json()) as { razorpay_signature?: string; error?: { metadata: object } }
  }

  it('pays an order once, with the key id', async () => {
    const order_id = await newOrder({ payment_capture: true })
    const failed = await pay({ order_id, status: 'failed' })
    expect(failed.error?.metadata).toMatchObject({ order_id, payment_id: expect.stringMatching(/^pay_/) })
    const [, payment] = [await pay({ order_id, amount: 1 }), await pay({ order_id })]
    expect(payment.razorpay_signature).toMatch(/^[0-9a-f]{64}$/)
    expect(server.orders.get(order_id)?.status).toBe('paid')
    expect((await pay({ order_id })).razorpay_signature).toBeUndefined()
  })

  it('leaves a payment authorized without automatic capture', async () => {
    const order_id = await newOrder()
    await pay({ order_id })
    expect([...server.payments.values()].at(-1)).toMatchObject({ order_id, status: 'authorized' })
  })
})

describe('webhooks', () => {
  const seen: string[] = []
  const receiver = createServer((req, res) => {
    seen.push(String(req.headers['x-razorpay-event-id']))
    res.writeHead(204).end()
  })
  beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void receiver.close())
  beforeEach(() => {
    seen.length = 0
  })

  it('are delivered as often as requested, in a reproducible order', async () => {
    const payment = server.pay(await newOrder())
    const events = ['a', 'b', 'c', 'd'].map((eventId) =>
      server.webhook('payment.captured', payment, { eventId }),
    )
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    expect(await server.deliver(url, events, { times: 3, seed: 5 })).toEqual(Array(12).fill(204))
    const first = [...seen]
    await server.deliver(url, events, { times: 3, seed: 5 })
    expect(seen.slice(12)).toEqual(first)
    await server.deliver(url, events)
    expect(seen.slice(24)).toEqual(['a', 'b', 'c', 'd'])
    expect([...first].sort().join('')).toBe('aaabbbcccddd')
    expect(first.join('')).not.toBe('abcdabcdabcd')
  })
})
