import { isShipped, type ProductKind } from '#domain/catalogue/kinds.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'

/**
 * Where an order leads as a whole: to its only product that is open, or to My learning when several are. Null
 * when none is.
 */
export function openedBy(
  lines: readonly Pick<OrderLine, 'product' | 'state'>[],
  openHref: (product: string) => string | null,
): string | null {
  const places = new Set(
    lines.filter(({ state }) => state === 'fulfilled').flatMap(({ product }) => openHref(product) ?? []),
  )
  const [only, ...morePlaces] = places
  if (!only) return null
  return morePlaces.length > 0 ? '/learn' : only
}

/** Whether goods came with a file: it is in Downloads while they are still on their way. */
export const hasFile = (kind: ProductKind, openHref: string | null): boolean =>
  isShipped(kind) && openHref === '/downloads'
