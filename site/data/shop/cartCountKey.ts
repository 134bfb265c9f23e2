import { STORAGE_NAMES } from '#domain/pages/storageNames.ts'

/** Event for this tab: the number of items in the cart has changed. */
export const CART_CHANGED = 'shala:cart'

/** Storage key of the number of items in the cart; a browser that never had a cart has no such entry. */
export const cartCountKey = (project: string): string => `${project}-${STORAGE_NAMES.cart}`

/** The stored number; invalid values count as 0. */
export function readCartCount(project: string): number {
  try {
    const count = Number(localStorage.getItem(cartCountKey(project)))
    return Number.isInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}
