'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { OrderReceiptResponseSchema } from '#domain/calls/payments.ts'
import type { Order as StoredOrder } from '#payload-types'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { type Page, type Query, selectFields, toSearch } from '../base/restQuery.ts'

const IN_LISTS = [
  ...(['id', 'number', 'status', 'paymentStatus', 'fulfilment', 'method', 'gateway'] as const),
  ...(['payablePaise', 'refundedPaise', 'placedAt', 'paidAt', 'heldUntil'] as const),
] as const
const DETAIL_FIELDS = [
  ...(['itemsPaise', 'offerPaise', 'upgradePaise', 'couponPaise', 'deliveryPaise', 'feePaise'] as const),
  ...(['taxPaise', 'creditsPaise', 'roundingPaise', 'coupons', 'delivery', 'address', 'gst'] as const),
  'timeline',
] as const

/** An order as lists show it. */
export type Order = Pick<StoredOrder, (typeof IN_LISTS)[number]> & { lines: StoredOrder['lines'][number][] }
export type OrderLine = Order['lines'][number]
/** An order with all its amounts and events. */
export type WholeOrder = Order & Pick<StoredOrder, (typeof DETAIL_FIELDS)[number]>

export const ORDERS_PER_PAGE = 10

/** The filter tabs of the list. */
export const ORDER_TABS = ['all', 'onTheWay', 'digital', 'ended'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

const WHERE: Record<OrderTab, Query | undefined> = {
  all: undefined,
  onTheWay: { status: { equals: 'confirmed' }, fulfilment: { in: ['waiting', 'partly'] } },
  digital: { duration: { exists: true } },
  ended: {
    or: {
      0: { status: { in: ['cancelled', 'expired'] } },
      1: { paymentStatus: { in: ['partlyRefunded', 'refunded'] } },
    },
  },
}

type Key = readonly [base: string, path: string, uid?: string]

async function read<Doc>([base, path]: Key): Promise<ApiAnswer<Page<Doc>>> {
  const answer = await callApi<Page<Doc>>(base, path)
  if (answer.status !== 200) throw new Error(`${path.split('?')[0]} answered ${answer.status}`)
  return answer
}
const load = async <Doc>(key: Key): Promise<Page<Doc>> => (await read<Doc>(key)).body

/**
 * One page of the signed-in person's orders, newest first; requests nothing without a `uid`, and shows
 * nothing cached to the next person.
 */
export function useOrders(base: string, page: number, uid: string | undefined, tab: OrderTab = 'all') {
  const select = selectFields(...IN_LISTS, 'lines')
  const sort = '-placedAt'
  const path = `orders?${toSearch({ where: WHERE[tab], select, limit: ORDERS_PER_PAGE, page, sort, depth: 0 })}`
  const { data, error, isLoading, mutate } = useSWR(uid ? ([base, path, uid] as const) : null, load<Order>, {
    keepPreviousData: true,
  })
  return { orders: data, isLoading, error: error as Error | undefined, reload: () => mutate() }
}

/** One order, and how far the device's clock is behind the server's. */
async function loadOne(key: Key): Promise<{ order: WholeOrder | null; skewMs: number }> {
  const { body, at } = await read<WholeOrder>(key)
  return { order: body.docs[0] ?? null, skewMs: at - Date.now() }
}

/** One of the person's orders by its number or id: undefined while it loads, null when it does not exist. */
export function useOrder(base: string, by: { number: string } | { id: string }, uid: string | undefined) {
  const where = 'number' in by ? { number: { equals: by.number } } : { id: { equals: by.id } }
  const path = `orders?${toSearch({ where, select: selectFields(...IN_LISTS, ...DETAIL_FIELDS, 'lines'), limit: 1, depth: 0 })}`
  const { data, error, mutate } = useSWR(uid ? ([base, path, uid] as const) : null, loadOne)
  return {
    order: data?.order,
    skewMs: data?.skewMs ?? 0,
    error: error as Error | undefined,
    reload: () => mutate(),
  }
}

export type OrderReceipt = z.infer<typeof OrderReceiptResponseSchema>

/** Settles a payment with the fields from the gateway; without `callback` the server queries the gateway. */
export const settleOrder = (
  base: string,
  orderId: string,
  callback: Record<string, string>,
): Promise<ApiAnswer<OrderReceipt | ApiRefusal>> =>
  callApi(base, 'payment/orderReceipt', { orderId, ...callback })
