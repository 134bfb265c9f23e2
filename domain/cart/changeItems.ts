import { hasLimitedStock } from '../catalogue/kinds.ts'
import { type CartItem, itemKey, MAX_ITEM_QUANTITY, MAX_ITEMS, MAX_STORED_ITEMS } from './CartItem.ts'

/** A change to one item of the cart; without a quantity, one is added. */
export type CartChange = {
  product: string
  variant: string | null
  validity: number | null
  quantity: number | null
  isSaved: boolean | null
  extend: boolean | null
  /** Id of the chosen batch; null keeps the one before. */
  batch?: string | null
}

export type ChangedItems = { ok: true; items: CartItem[] } | { ok: false; reason: 'full' }

/**
 * The items after a change: quantity 0 removes the item, saving it for later keeps its quantity. Products
 * other than goods and keys have quantity 1.
 * @param kind of the product: decides whether it has a quantity
 * @param now ms since epoch
 */
export function changeItems(
  items: readonly CartItem[],
  change: CartChange,
  { kind, pricePaise, now }: { kind: string; pricePaise: number; now: number },
): ChangedItems {
  const key = itemKey(change)
  const before = items.find((item) => itemKey(item) === key)
  if (change.quantity === 0) return { ok: true, items: items.filter((item) => itemKey(item) !== key) }
  const onlyMoves = change.isSaved !== null && change.quantity === null
  const requestedQuantity =
    change.quantity ?? (onlyMoves ? (before?.quantity ?? 1) : (before?.quantity ?? 0) + 1)
  const quantity = hasLimitedStock(kind) ? Math.min(requestedQuantity, MAX_ITEM_QUANTITY) : 1
  const isSaved = change.isSaved ?? (change.quantity === null ? false : (before?.isSaved ?? false))
  const extend = change.extend ?? before?.extend ?? false
  const chosen = change.batch ?? before?.batch
  const batch = chosen ? { batch: chosen } : {}
  const { product, variant, validity } = change
  const others = items.filter((item) => item !== before)
  const isNowActive = !isSaved && (!before || before.isSaved)
  if (isNowActive && others.filter((item) => !item.isSaved).length >= MAX_ITEMS)
    return { ok: false, reason: 'full' }
  if (before)
    return {
      ok: true,
      items: items.map((item) => (item === before ? { ...item, quantity, isSaved, extend, ...batch } : item)),
    }
  if (items.length >= MAX_STORED_ITEMS) return { ok: false, reason: 'full' }
  const option = { product, variant, validity, quantity, isSaved, extend, ...batch }
  const item = { ...option, seenPaise: pricePaise, addedAt: now }
  return { ok: true, items: [...items, item] }
}
