import { isKeyPack } from '../catalogue/kinds.ts'
import type { OrderLine } from './OrderLineSchema.ts'

type Line = Pick<OrderLine, 'kind' | 'product' | 'bought'>

/**
 * The products whose keys an order line takes: the pack itself, or the packs in a bundle; empty without keys.
 */
export function keyPoolsOf({ kind, product, bought }: Line): string[] {
  if (bought.keys === 0) return []
  return isKeyPack(kind) ? [product] : bought.products
}

/** `keyPoolsOf` all lines of an order, without duplicates. */
export const keyPoolsOfLines = (lines: readonly Line[]): string[] => [...new Set(lines.flatMap(keyPoolsOf))]
