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
