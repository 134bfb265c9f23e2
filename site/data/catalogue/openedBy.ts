import { isShipped, type ProductKind } from '#domain/catalogue/kinds.ts'
import { isReversed } from '#domain/orders/moves.ts'
import type { OrderLine } from '#domain/orders/OrderLineSchema.ts'

/** Whether a line opens something now: a bundle does as soon as it is paid, while its goods are still on their way. */
export const opensNow = ({ kind, state }: Pick<OrderLine, 'kind' | 'state'>): boolean =>
  state === 'fulfilled' || (kind === 'bundle' && !isReversed(state))

/**
 * Where an order leads as a whole: to its only product that is open, or to My learning when several are. Null
 * when none is.
 */
export function openedBy(
  lines: readonly Pick<OrderLine, 'product' | 'kind' | 'state'>[],
  openHref: (product: string) => string | null,
): string | null {
  const places = new Set(lines.filter(opensNow).flatMap(({ product }) => openHref(product) ?? []))
  const [only, ...morePlaces] = places
  if (!only) return null
  return morePlaces.length > 0 ? '/learn' : only
}

/** Whether goods came with a file: it is in Downloads while they are still on their way. */
export const hasFile = (kind: ProductKind, openHref: string | null): boolean =>
  isShipped(kind) && openHref === '/downloads'
