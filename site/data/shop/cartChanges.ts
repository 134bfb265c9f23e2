import type { CartLine, CartView } from '#domain/calls/cart.ts'
import { piecesIn } from '#domain/cart/piecesIn.ts'

type LineId = Pick<CartLine, 'product' | 'variant' | 'validity'>
/** How many of one thing there shall be (0 takes it out), or whether it is kept for later. */
export type LineChange = LineId & ({ quantity: number } | { isSaved: boolean })

/** The same for every copy of a line. */
export const lineKey = ({ product, variant, validity }: LineId): string =>
  [product, variant ?? '', validity ?? ''].join(':')

const isSameSort = (one: LineChange, other: LineChange): boolean =>
  lineKey(one) === lineKey(other) && 'quantity' in one === 'quantity' in other

/**
 * The changes that wait for the server with one more. Of several numbers for the same line the last one counts, unless the
 * first of the queue is on its way already.
 */
export function enqueueChange(
  queue: readonly LineChange[],
  change: LineChange,
  isFirstSent: boolean,
): LineChange[] {
  const at = queue.findIndex((one, index) => (index > 0 || !isFirstSent) && isSameSort(one, change))
  return at < 0 ? [...queue, change] : queue.map((one, index) => (index === at ? change : one))
}

/** What the cart will be once the server has taken the changes; its bill is still that of before. */
export function withChanges(cart: CartView, changes: readonly LineChange[]): CartView {
  if (changes.length === 0) return cart
  const lines = changes.reduce<CartLine[]>(withChange, cart.lines)
  return { ...cart, lines, count: piecesIn(lines) }
}

function withChange(lines: CartLine[], change: LineChange): CartLine[] {
  const key = lineKey(change)
  return lines.flatMap((line) => {
    if (lineKey(line) !== key) return line
    if ('isSaved' in change) return { ...line, isSaved: change.isSaved }
    return change.quantity === 0 ? [] : { ...line, quantity: change.quantity }
  })
}
