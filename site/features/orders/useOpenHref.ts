'use client'
import { useMe } from '#site/data/account/me.ts'
import { openedBy } from '#site/data/catalogue/openedBy.ts'
import { useOwned } from '#site/data/catalogue/owned.ts'
import type { Order } from '#site/data/shop/orders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

/** URLs at which each product of an order, and the order as a whole, is opened; null for products that are not open. */
export function useOpenHref(order: Order) {
  const { base } = useProject()
  const { me } = useMe(base)
  const { owned } = useOwned(base, me?.uid)
  const openHref = (product: string): string | null => owned?.get(product)?.href ?? null
  return { openHref, orderHref: order.status === 'placed' ? null : openedBy(order.lines, openHref) }
}
