import { isCounted } from '../catalogue/kinds.ts'
import { type CartItem, itemKey, MAX_GOODS, MAX_ITEMS } from './CartItem.ts'

/** What somebody does to one thing in the cart; without a quantity there is one more of it. */
export type CartChange = {
  product: string
  variant: string | null
  validity: number | null
  quantity: number | null
  isSaved: boolean | null
  extend: boolean | null
}

export type ChangedItems = { ok: true; items: CartItem[] } | { ok: false; reason: 'full' }

/**
 * The items after a change: 0 takes the thing out, keeping for later leaves its quantity. What is no goods is there once.
 * @param kind of the product, which says whether it is counted
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
  const isKept = change.isSaved !== null && change.quantity === null
  const wanted = change.quantity ?? (isKept ? (before?.quantity ?? 1) : (before?.quantity ?? 0) + 1)
  const quantity = isCounted(kind) ? Math.min(wanted, MAX_GOODS) : 1
  const isSaved = change.isSaved ?? (change.quantity === null ? false : (before?.isSaved ?? false))
  const extend = change.extend ?? before?.extend ?? false
  const { product, variant, validity } = change
  if (before)
    return {
      ok: true,
      items: items.map((item) => (item === before ? { ...item, quantity, isSaved, extend } : item)),
    }
  if (items.length >= MAX_ITEMS) return { ok: false, reason: 'full' }
  const item = { product, variant, validity, quantity, isSaved, extend, seenPaise: pricePaise, addedAt: now }
  return { ok: true, items: [...items, item] }
}
