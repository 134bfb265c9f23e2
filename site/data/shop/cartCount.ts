import type { z } from 'zod'
import type { CartCountAnswerSchema } from '#domain/calls/cart.ts'
import { ask, type Refused } from '../base/ask.ts'
import { CART_CHANGED, cartCountKey, readCartCount } from './cartCountKey.ts'

/** Remembers what the server said of the number of things in the cart; styles see by the root's mark whether there are any. */
export function noteCartCount(project: string, count: number): void {
  if (readCartCount(project) === count) return
  try {
    if (count > 0) localStorage.setItem(cartCountKey(project), String(count))
    else localStorage.removeItem(cartCountKey(project))
  } catch {
    // Nothing can be kept: the cart itself is on the server.
  }
  const { dataset } = document.documentElement
  if (count > 0) dataset.cart = ''
  else delete dataset.cart
  window.dispatchEvent(new Event(CART_CHANGED))
}

/** Asks the server how many things there are; a call without an answer changes nothing. */
export async function renewCartCount(base: string, project: string): Promise<void> {
  try {
    const { body } = await ask<z.infer<typeof CartCountAnswerSchema> | Refused>(base, 'cart/count')
    if (body.apiSuccess) noteCartCount(project, body.count)
  } catch {
    // The number of before stays; the cart itself says what is wrong.
  }
}
