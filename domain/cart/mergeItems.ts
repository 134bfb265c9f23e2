import { type CartItem, itemKey, MAX_ITEMS } from './CartItem.ts'

/**
 * The person's cart after signing in: the items of the account, then those of the visit before. An item in
 * both appears once with the greater quantity, so merging again changes nothing; it is saved for later only
 * if it was in both carts.
 */
export function mergeItems(accountItems: readonly CartItem[], visitItems: readonly CartItem[]): CartItem[] {
  const merged = new Map(accountItems.map((item) => [itemKey(item), item]))
  for (const item of visitItems) {
    const accountItem = merged.get(itemKey(item))
    merged.set(
      itemKey(item),
      accountItem
        ? {
            ...accountItem,
            quantity: Math.max(accountItem.quantity, item.quantity),
            isSaved: accountItem.isSaved && item.isSaved,
            seenPaise: item.seenPaise,
          }
        : item,
    )
  }
  return [...merged.values()].slice(0, MAX_ITEMS)
}
