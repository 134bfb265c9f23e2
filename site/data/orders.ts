'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  CreateTxnAnswerSchema,
  OrderReceiptAnswerSchema,
  PlaceOrderAnswerSchema,
  QuoteView,
} from '#domain/calls/payment.ts'
import type { Order as StoredOrder } from '#payload-types'
import { type Asked, ask, type Refused } from './ask.ts'
import { only, type Page, toSearch } from './restQuery.ts'

type Fields =
  | 'id'
  | 'number'
  | 'status'
  | 'paymentStatus'
  | 'itemsPaise'
  | 'offerPaise'
  | 'payablePaise'
  | 'placedAt'
  | 'paidAt'
/** `grants` of a line: ids of the classes it opens. */
export type Order = Pick<StoredOrder, Fields> & { lines: StoredOrder['lines'][number][] }

export const ORDERS_A_PAGE = 10
const FIELDS = only(
  ...[
    'number',
    'status',
    'paymentStatus',
    'itemsPaise',
    'offerPaise',
    'payablePaise',
    'placedAt',
    'paidAt',
    'lines',
  ],
)

async function load<Doc>([base, path]: readonly [base: string, path: string, uid?: string]): Promise<
  Page<Doc>
> {
  const { status, body } = await ask<Page<Doc>>(base, path)
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body
}

/** One page of the signed-in person's orders, newest first; asks nothing without a `uid`, and keeps nothing for the next person. */
export function useOrders(base: string, page: number, uid: string | undefined) {
  const path = `orders?${toSearch({ select: FIELDS, limit: ORDERS_A_PAGE, page, sort: '-placedAt', depth: 0 })}`
  const { data, error, mutate } = useSWR(uid ? ([base, path, uid] as const) : null, load<Order>, {
    keepPreviousData: true,
  })
  return { orders: data, error: error as Error | undefined, reload: () => mutate() }
}

/** One of their orders by its number: undefined while it loads, null when there is no such order. */
export function useOrder(base: string, number: string, uid: string | undefined) {
  const where = { number: { equals: number } }
  const path = `orders?${toSearch({ where, select: FIELDS, limit: 1, depth: 0 })}`
  const { data, error, mutate } = useSWR(uid ? ([base, path, uid] as const) : null, load<Order>)
  return { order: data && (data.docs[0] ?? null), error: error as Error | undefined, reload: () => mutate() }
}

/** Slugs of classes by their ids, for links from what was bought to where it is learned. */
export function useClassSlugs(base: string, ids: string[]): ReadonlyMap<string, string> {
  const wanted = [...new Set(ids)].sort()
  const path = `classes?${toSearch({ where: { id: { in: wanted } }, select: only('slug'), limit: 100, depth: 0 })}`
  const { data } = useSWR(
    wanted.length > 0 ? ([base, path] as const) : null,
    load<{ id: string; slug: string }>,
    {
      revalidateOnFocus: false,
    },
  )
  return new Map(data?.docs.map(({ id, slug }) => [id, slug]))
}

type PlaceOrderAnswer = z.infer<typeof PlaceOrderAnswerSchema>
type CreateTxnAnswer = z.infer<typeof CreateTxnAnswerSchema>
export type OrderReceipt = z.infer<typeof OrderReceiptAnswerSchema>

/** A line of a quote as the server wants it back. A validity is only named where there are several. */
const itemOf = ({ product, quantity, variant, option, validityDays }: QuoteView['lines'][number]) => ({
  product,
  quantity,
  ...(variant ? { variant } : {}),
  ...(!variant && option && validityDays ? { validity: validityDays } : {}),
})

/** Places an order at the prices of a quote; a changed price is refused with the new quote. */
export const placeOrder = (
  base: string,
  quote: QuoteView,
): Promise<Asked<PlaceOrderAnswer | (Refused & { quote?: QuoteView })>> =>
  ask(base, 'payment/placeOrder', {
    items: quote.lines.map(itemOf),
    quoteId: quote.quoteId,
  })

/** Starts paying an order at a gateway, or goes on with the attempt that is open. */
export const createTxn = (
  base: string,
  orderId: string,
  gateway: string,
): Promise<Asked<CreateTxnAnswer | Refused>> => ask(base, 'payment/createTxn', { orderId, gateway })

/** Settles what the browser brought back from the gateway; without `callback` the server asks the gateway. */
export const settleOrder = (
  base: string,
  orderId: string,
  callback: Record<string, string>,
): Promise<Asked<OrderReceipt | Refused>> => ask(base, 'payment/orderReceipt', { orderId, ...callback })
