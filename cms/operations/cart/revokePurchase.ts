import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { countCartItems } from '#domain/cart/countCartItems.ts'
import type { Order } from '#payload-types'

/** Removes purchased items from the buyer's cart, and stops its reminders. Idempotent. */
export async function revokePurchase(payload: BasePayload, order: Order): Promise<void> {
  const bought = new Set(order.lines.map(({ product, variant }) => `${product}:${variant ?? ''}`))
  await updateWithRetry({
    payload,
    collection: 'carts',
    where: { key: { equals: `user:${idOf(order.project)}:${idOf(order.student)}` } },
    change: (cart) => {
      const items = cart.items.filter(({ product, variant }) => !bought.has(`${product}:${variant ?? ''}`))
      if (items.length === cart.items.length) return { data: null, answer: null }
      const count = countCartItems(items)
      return {
        data: { items, count, remindAt: null, ...(count === 0 ? { coupons: [], worthPaise: 0 } : {}) },
        answer: null,
      }
    },
  })
}
