import { type CartItem, itemKey, MAX_ITEMS, MAX_STORED_ITEMS } from './CartItem.ts'

/** `saved` and `leftOut` count the items that did not fit: saved for later, or not stored at all. */
export type MergedItems = { items: CartItem[]; saved: number; leftOut: number }

const isActive = ({ isSaved }: CartItem): boolean => !isSaved

/**
 * The person's cart after signing in: the items of the account, then those of the visit before. An item in
 * both appears once with the greater quantity, so merging again changes nothing; it is saved for later only
 * if it was in both carts, or if the cart is full. The account's own items keep their place.
 */
export function mergeItems(accountItems: readonly CartItem[], visitItems: readonly CartItem[]): MergedItems {
  const merged = new Map(accountItems.map((item) => [itemKey(item), item]))
  let room = MAX_ITEMS - accountItems.filter(isActive).length
  let [saved, leftOut] = [0, 0]
  /** Takes a place among the items to buy, if there is one. */
  const isPlaced = () => {
    if (room <= 0) saved += 1
    return room-- > 0
  }
  for (const item of visitItems) {
    const key = itemKey(item)
    const accountItem = merged.get(key)
    if (accountItem)
      merged.set(key, {
        ...accountItem,
        quantity: Math.max(accountItem.quantity, item.quantity),
        isSaved: accountItem.isSaved && (item.isSaved || !isPlaced()),
        seenPaise: item.seenPaise,
        ...(item.batch ? { batch: item.batch } : {}),
      })
    else if (merged.size >= MAX_STORED_ITEMS) leftOut += 1
    else merged.set(key, { ...item, isSaved: item.isSaved || !isPlaced() })
  }
  return { items: [...merged.values()], saved, leftOut }
}
