'use client'
import { cartLineOf } from '#site/data/shop/changeOrder.ts'
import type { Order } from '#site/data/shop/orders.ts'
import { useQuote, type Wish } from '#site/data/shop/quote.ts'
import { useProject } from '../ProjectContext.tsx'
import type { PayOption } from './PayMethods.tsx'

type Payable = Pick<Order, 'method' | 'gateway' | 'lines'>

const purchaseOptionsOf = (order: Payable | null | undefined): Wish | null =>
  order?.method === 'online' ? ({ items: order.lines.map((line) => cartLineOf(line)) } as Wish) : null

/** Whether what was to be paid online can be ordered anew with a way to pay that needs no gateway; asks what `usePayGateways` asks. */
export function useHasOtherMethods(order: Payable, uid: string | undefined): boolean {
  const { base } = useProject()
  const { quoted } = useQuote(base, purchaseOptionsOf(order), uid ?? '')
  // What the person has by now, such as more days of it, can't be put into a cart again.
  if (!quoted?.ok || quoted.owned.length > 0) return false
  return quoted.quote.payOptions.some(({ method, reason }) => method !== 'online' && reason === null)
}

const plain = (gateway: string, method: PayOption['method']): PayOption => ({
  gateway,
  method,
  feePaise: 0,
  reason: null,
})

/**
 * The ways to pay an order that is placed: what was quoted stays, so only one to be paid online can change its gateway.
 * Undefined while they are asked for.
 */
export function usePayGateways(order: Payable | null | undefined, uid: string | undefined) {
  const { base } = useProject()
  const { quoted, error } = useQuote(base, purchaseOptionsOf(order), uid ?? '')
  if (!order) return undefined
  if (order.method !== 'online') return [plain(order.method, order.method)]
  if (!quoted && !error) return undefined
  const offered = quoted?.ok ? quoted.quote.payOptions.filter(({ method }) => method === 'online') : []
  // What is not on sale any more is paid where it was begun.
  return offered.length > 0 ? offered : [plain(order.gateway ?? 'razorpay', 'online')]
}
