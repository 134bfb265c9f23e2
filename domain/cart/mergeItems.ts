import { type CartItem, itemKey, MAX_ITEMS } from './CartItem.ts'

/**
 * What a person has in the cart after signing in: their own items, then those of the visit before. The same thing in both is
 * there once, with the greater number: merging again changes nothing. What either cart wants now is not kept for later.
 */
export function mergeItems(own: readonly CartItem[], visit: readonly CartItem[]): CartItem[] {
  const merged = new Map(own.map((item) => [itemKey(item), item]))
  for (const item of visit) {
    const mine = merged.get(itemKey(item))
    merged.set(
      itemKey(item),
      mine
        ? {
            ...mine,
            quantity: Math.max(mine.quantity, item.quantity),
            isSaved: mine.isSaved && item.isSaved,
            seenPaise: item.seenPaise,
          }
        : item,
    )
  }
  return [...merged.values()].slice(0, MAX_ITEMS)
}
