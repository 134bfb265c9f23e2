import { STORAGE_NAMES } from '#domain/pages/storageNames.ts'

/** Says to this tab that the number of things in the cart is another one. */
export const CART_CHANGED = 'shala:cart'

/** Where the browser remembers how many things are in the cart; who never had a cart has no such entry. */
export const cartCountKey = (project: string): string => `${project}-${STORAGE_NAMES.cart}`

/** What stands there; broken values count as nothing. */
export function readCartCount(project: string): number {
  try {
    const count = Number(localStorage.getItem(cartCountKey(project)))
    return Number.isInteger(count) && count > 0 ? count : 0
  } catch {
    return 0
  }
}
