'use client'
import { cartLineOf } from '#site/data/changeOrder.ts'
import type { Order } from '#site/data/orders.ts'
import { useQuote, type Wish } from '#site/data/quote.ts'
import type { PayOption } from './PayMethods.tsx'
import { useProject } from './ProjectContext.tsx'

type Payable = Pick<Order, 'method' | 'gateway' | 'lines'>

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
  const isOnline = order?.method === 'online'
  const wish = isOnline ? ({ items: order.lines.map((line) => cartLineOf(line)) } as Wish) : null
  const { quoted, error } = useQuote(base, wish, uid ?? '')
  if (!order) return undefined
  if (!isOnline) return [plain(order.method, order.method)]
  if (!quoted && !error) return undefined
  const offered = quoted?.ok ? quoted.quote.payOptions.filter(({ method }) => method === 'online') : []
  // What is not on sale any more is paid where it was begun.
  return offered.length > 0 ? offered : [plain(order.gateway ?? 'razorpay', 'online')]
}
