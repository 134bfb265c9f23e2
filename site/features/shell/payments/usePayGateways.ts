'use client'
import { ANY_GATEWAY } from '#domain/orders/methods.ts'
import { cartLineOf } from '#site/data/shop/changeOrder.ts'
import type { Order } from '#site/data/shop/orders.ts'
import { type QuoteInput, useQuote } from '#site/data/shop/quote.ts'
import { useProject } from '../ProjectContext.tsx'
import type { PayOption } from './PayMethods.tsx'

type Payable = Pick<Order, 'method' | 'gateway' | 'lines'>

const purchaseOptionsOf = (order: Payable | null | undefined): QuoteInput | null =>
  order?.method === 'online' && !order.lines.every(({ objection }) => objection)
    ? ({ items: order.lines.map((line) => cartLineOf(line)) } as QuoteInput)
    : null

/**
 * Whether an unpaid online order can be ordered again with a method that needs no gateway; sends the same
 * request as `usePayGateways`.
 */
export function useHasOtherMethods(order: Payable, uid: string | undefined): boolean {
  const { base } = useProject()
  const { quoted } = useQuote(base, purchaseOptionsOf(order), uid ?? '')
  // A product that the person owns by now, also when more days of it are bought, can't be added to a cart
  // again.
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
 * The gateways for a placed order: its quoted payment method is fixed, so only an online payment can change
 * its gateway. Undefined while they load.
 */
export function usePayGateways(order: Payable | null | undefined, uid: string | undefined) {
  const { base } = useProject()
  const wanted = purchaseOptionsOf(order)
  const { quoted, error } = useQuote(base, wanted, uid ?? '')
  if (!order) return undefined
  if (order.method !== 'online') return [plain(order.method, order.method)]
  if (wanted && !quoted && !error) return undefined
  const offered = quoted?.ok ? quoted.quote.payOptions.filter(({ method }) => method === 'online') : []
  // An order of products that are no longer on sale is paid at the gateway where paying was started, else at the preferred one.
  return offered.length > 0 ? offered : [plain(order.gateway ?? ANY_GATEWAY, 'online')]
}
