import { expect, it } from 'vitest'
import { readWebhook } from '#cms/adapters/payments/razorpay/readWebhook.ts'
import { hmac } from '#tests/support/razorpay/webhooks.ts'

const SECRET = 'webhook-secret'
const NOW = new Date('2026-11-22T10:00:00Z')
const ORDER = 'order_FPoIeimWki9j8A'
const PAYMENT = {
  id: 'pay_FPoJKWQQ8lK13n',
  order_id: ORDER,
  amount: 50_000,
  currency: 'INR',
  status: 'captured',
  method: 'netbanking',
}
const REFUND = { id: 'rfnd_FS8TWyPrCsa0OB', payment_id: PAYMENT.id, amount: 20_000, status: 'processed' }

const readBody = (rawBody: string) =>
  readWebhook({
    webhookSecrets: [SECRET],
    rawBody,
    headers: new Headers({
      'x-razorpay-signature': hmac(SECRET, rawBody),
      'x-razorpay-event-id': 'FS8TWyPrCsa0OB',
    }),
    now: NOW,
  })
const read = (event: string, entities: Record<string, object>) =>
  readBody(
    JSON.stringify({
      event,
      created_at: NOW.getTime() / 1000,
      payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
    }),
  )

const paid = {
  gatewayOrderId: ORDER,
  gatewayPaymentId: PAYMENT.id,
  status: 'paid',
  amountPaise: 50_000,
  method: 'netbanking',
}
const refund = { gatewayRefundId: REFUND.id, gatewayPaymentId: PAYMENT.id }
const order = { id: ORDER, amount: 50_000, currency: 'INR', receipt: null, status: 'paid' }

it.each<[string, Record<string, object>, object]>([
  ['payment.captured', { payment: PAYMENT }, { payment: paid }],
  ['payment.captured', { payment: { ...PAYMENT, status: 'refunded' } }, { payment: paid }],
  ['payment.captured', { payment: { ...PAYMENT, method: null } }, { payment: { ...paid, method: null } }],
  [
    'payment.failed',
    { payment: { ...PAYMENT, status: 'failed' } },
    { payment: { ...paid, status: 'failed' } },
  ],
  ['payment.authorized', { payment: { ...PAYMENT, status: 'authorized' } }, { query: ORDER }],
  ['payment.captured', { payment: { ...PAYMENT, order_id: null } }, {}],
  ['order.paid', { order, payment: PAYMENT }, { payment: paid }],
  ['order.paid', { order }, { query: ORDER }],
  [
    'refund.created',
    { refund: { ...REFUND, status: 'pending' } },
    { refund: { ...refund, state: 'pending' } },
  ],
  ['refund.created', { refund: REFUND }, { refund: { ...refund, state: 'done' } }],
  ['refund.processed', { refund: REFUND, payment: PAYMENT }, { refund: { ...refund, state: 'done' } }],
  ['refund.failed', { refund: { ...REFUND, status: 'failed' } }, { refund: { ...refund, state: 'failed' } }],
  ['refund.speed_changed', { refund: REFUND }, {}],
  ...[{ arn: '74332745131014100000001' }, { arn: null, rrn: '433215687210' }, { utr: 'UTIBR52026' }].map(
    (acquirer_data): [string, Record<string, object>, object] => [
      'refund.arn_updated',
      { refund: { ...REFUND, acquirer_data } },
      { refund: { ...refund, state: 'done', bankReference: Object.values(acquirer_data).at(-1) } },
    ],
  ),
  // An invalid bank reference does not prevent reading the refund.
  [
    'refund.processed',
    { refund: { ...REFUND, acquirer_data: { arn: 7, rrn: '' } } },
    { refund: { ...refund, state: 'done' } },
  ],
  ['payment.dispute.created', { payment: PAYMENT, dispute: { id: 'disp_1' } }, {}],
  ['payment.pending', { payment: { ...PAYMENT, status: 'pending', method: 'cod' } }, {}],
])('%s of %j is read as %j', (event, entities, news) => {
  expect(read(event, entities)).toEqual({
    eventId: 'FS8TWyPrCsa0OB',
    event,
    payment: null,
    refund: null,
    query: null,
    ...news,
  })
})

it.each([
  ['no JSON', '{"event":"payment.captured"'],
  ['no event', JSON.stringify({ created_at: 1 })],
  ['no time', JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: PAYMENT } } })],
  ['a time that is none', JSON.stringify({ event: 'payment.captured', created_at: 'today' })],
  ['a list', '[]'],
  ['null', 'null'],
])('throws on a signed body that is %s', (_what, rawBody) => {
  expect(() => readBody(rawBody)).toThrow()
})

it.each<[string, Record<string, object>]>([
  ['payment.captured', {}],
  ['payment.captured', { payment: { ...PAYMENT, amount: '50000' } }],
  ['payment.captured', { payment: { ...PAYMENT, amount: 500.5 } }],
  ['payment.captured', { payment: { ...PAYMENT, id: '../../orders' } }],
  ['order.paid', {}],
  ['refund.processed', { payment: PAYMENT }],
  ['refund.processed', { refund: { ...REFUND, payment_id: null } }],
])('throws on %s with invalid entities %j', (event, entities) => {
  expect(() => read(event, entities)).toThrow()
})
