import { isKeyPack } from '../catalogue/kinds.ts'
import type { OrderLine } from './OrderLineSchema.ts'

type Line = Pick<OrderLine, 'kind' | 'product' | 'bought'>

/** The products whose keys a line of an order takes: a pack's own, or those of the packs in a bundle; none where it has no keys. */
export function keyPoolsOf({ kind, product, bought }: Line): string[] {
  if (bought.keys === 0) return []
  return isKeyPack(kind) ? [product] : bought.products
}

/** The same for all lines of an order, each once. */
export const keyPoolsOfLines = (lines: readonly Line[]): string[] => [...new Set(lines.flatMap(keyPoolsOf))]
