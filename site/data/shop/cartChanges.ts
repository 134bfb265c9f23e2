import type { CartLine, CartView } from '#domain/calls/cart.ts'
import { countCartItems } from '#domain/cart/countCartItems.ts'

type LineId = Pick<CartLine, 'product' | 'variant' | 'validity'>
/**
 * A new quantity of a line (0 removes it), or whether it is saved for later. `line`: as it was, to show it
 * again after it was removed.
 */
export type LineChange = LineId & ({ quantity: number; line?: CartLine } | { isSaved: boolean })

/** The same key for every copy of a line. */
export const lineKey = ({ product, variant, validity }: LineId): string =>
  [product, variant ?? '', validity ?? ''].join(':')

/** A change as a request body, without `line`, which is for display only. */
export function sentChange(change: LineChange) {
  if (!('line' in change)) return change
  const { line: _, ...sent } = change
  return sent
}

const isSameKind = (left: LineChange, right: LineChange): boolean =>
  lineKey(left) === lineKey(right) && 'quantity' in left === 'quantity' in right

/**
 * Adds a change to the queue for the server. Of several quantities for a line only the last counts, except
 * that the first entry of the queue is already being sent.
 */
export function enqueueChange(
  queue: readonly LineChange[],
  change: LineChange,
  isFirstSent: boolean,
): LineChange[] {
  const at = queue.findIndex((queued, index) => (index > 0 || !isFirstSent) && isSameKind(queued, change))
  return at < 0 ? [...queue, change] : queue.map((queued, index) => (index === at ? change : queued))
}

/** The cart as it will be after the queued changes; its bill is still the previous one. */
export function withChanges(cart: CartView, changes: readonly LineChange[]): CartView {
  if (changes.length === 0) return cart
  const lines = changes.reduce<CartLine[]>(withChange, cart.lines)
  return { ...cart, lines, count: countCartItems(lines) }
}

function withChange(lines: CartLine[], change: LineChange): CartLine[] {
  const key = lineKey(change)
  if ('line' in change && change.line && !lines.some((line) => lineKey(line) === key))
    return [...lines, change.line]
  return lines.flatMap((line) => {
    if (lineKey(line) !== key) return line
    if ('isSaved' in change) return { ...line, isSaved: change.isSaved }
    return change.quantity === 0 ? [] : { ...line, quantity: change.quantity }
  })
}
