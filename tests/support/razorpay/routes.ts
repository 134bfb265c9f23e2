import type { Body } from './checks.ts'
import { capture, createOrder, find, type Ledger } from './ledger.ts'
import { Refused } from './Refused.ts'
import { createRefund, refundsOf } from './refunds.ts'

export type Asked = {
  method: string
  url: URL
  body: Body
  /** The header X-Refund-Idempotency. */
  refundKey: string | undefined
}

type Handler = (ledger: Ledger, ids: string[], asked: Asked) => unknown

/** A page of a list, newest first, by the parameters `count` and `skip`. */
function pageOf<T>(all: Iterable<T>, { searchParams }: URL): object {
  const count = Number(searchParams.get('count') ?? 10)
  if (!(count >= 1 && count <= 100)) throw new Refused('The count may not be greater than 100.', 400, 'count')
  const skip = Number(searchParams.get('skip') ?? 0)
  const items = [...all].reverse().slice(skip, skip + count)
  return { entity: 'collection', count: items.length, items }
}

const ROUTES: [string, RegExp, Handler][] = [
  ['POST', /^\/v1\/orders$/, (ledger, _ids, { body }) => createOrder(ledger, body)],
  [
    'GET',
    /^\/v1\/orders$/,
    (ledger, _ids, { url }) => {
      const receipt = url.searchParams.get('receipt')
      return pageOf(
        [...ledger.orders.values()].filter((one) => !receipt || one.receipt === receipt),
        url,
      )
    },
  ],
  ['GET', /^\/v1\/orders\/(\w+)$/, (ledger, [id = '']) => find(ledger.orders, id)],
  [
    'GET',
    /^\/v1\/orders\/(\w+)\/payments$/,
    (ledger, [id = '']) => {
      const { id: order } = find(ledger.orders, id)
      const items = [...ledger.payments.values()].filter(({ order_id }) => order_id === order).reverse()
      return { entity: 'collection', count: items.length, items }
    },
  ],
  ['GET', /^\/v1\/payments$/, (ledger, _ids, { url }) => pageOf(ledger.payments.values(), url)],
  ['GET', /^\/v1\/payments\/(\w+)$/, (ledger, [id = '']) => find(ledger.payments, id)],
  ['POST', /^\/v1\/payments\/(\w+)\/capture$/, (ledger, [id = ''], { body }) => capture(ledger, id, body)],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    (ledger, [id = ''], { body, refundKey }) => createRefund(ledger, id, body, refundKey),
  ],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds$/,
    (ledger, [id = ''], { url }) => pageOf(refundsOf(ledger, find(ledger.payments, id).id), url),
  ],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds\/(\w+)$/,
    (ledger, [paymentId = '', id = '']) => {
      const refund = find(ledger.refunds, id)
      if (refund.payment_id !== paymentId) throw new Refused('The id provided does not exist')
      return refund
    },
  ],
]

/** Processes a request and returns the response's JSON; throws a Refused. */
export function handle(ledger: Ledger, asked: Asked): unknown {
  for (const [method, path, handler] of ROUTES) {
    const match = method === asked.method && path.exec(asked.url.pathname)
    if (match) return handler(ledger, match.slice(1), asked)
  }
  throw new Refused('The requested URL was not found on the server.')
}
