import type { z } from 'zod'
import type { CartCountResponseSchema } from '#domain/calls/cart.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { CART_CHANGED, cartCountKey, readCartCount } from './cartCountKey.ts'

/**
 * Stores the number of items in the cart that the server returned; styles read from an attribute of the root
 * whether it is empty.
 */
export function storeCartCount(project: string, count: number): void {
  if (readCartCount(project) === count) return
  try {
    if (count > 0) localStorage.setItem(cartCountKey(project), String(count))
    else localStorage.removeItem(cartCountKey(project))
  } catch {
    // Storage is blocked: the cart itself is on the server.
  }
  const { dataset } = document.documentElement
  if (count > 0) dataset.cart = ''
  else delete dataset.cart
  window.dispatchEvent(new Event(CART_CHANGED))
}

/** Requests the number of items in the cart; a call without an answer changes nothing. */
export async function fetchCartCount(base: string, project: string): Promise<void> {
  try {
    const { body } = await callApi<z.infer<typeof CartCountResponseSchema> | ApiRefusal>(base, 'cart/count')
    if (body.apiSuccess) storeCartCount(project, body.count)
  } catch {
    // The previous number stays; the cart itself reports the error.
  }
}
