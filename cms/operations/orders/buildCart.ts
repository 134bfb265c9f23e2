import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { changeItems } from '#domain/cart/changeItems.ts'
import type { Cart, User } from '#payload-types'
import { cartView } from '../cart/cartView.ts'
import { changeCart, ownerOfPerson } from '../cart/storedCart.ts'
import { ownedOf } from '../checkout/ownedOf.ts'
import { priceItems, type Refused } from '../checkout/priceItems.ts'
import { shopOf } from '../checkout/shopOf.ts'

type Args = {
  payload: BasePayload
  project: RequestProject
  student: User
  thing: { product: string; variant?: string | undefined; validity?: number | undefined }
  /** New quantity, 0 to remove; null adds one. */
  quantity: number | null
  now: Date
}
export type BuildCartResult =
  | { state: 'built'; cart: Cart }
  | { state: 'full' | 'empty' }
  | { state: 'owned'; title: string }
  | { state: 'item'; refused: Refused }

/** Changes an item in a student's cart on their behalf, and updates the cart's total at current prices. */
export async function buildCart({
  payload,
  project,
  student,
  thing,
  quantity,
  now,
}: Args): Promise<BuildCartResult> {
  const shop = await shopOf(payload, project)
  const items = [{ ...thing, quantity: Math.max(1, quantity ?? 1) }]
  const { priced, products } = await priceItems({ payload, project, shop, items, isBatchLater: true, now })
  const [first] = priced
  if (quantity !== 0 && first && !first.ok) return { state: 'item', refused: first }
  if (quantity !== 0 && first?.ok) {
    const owned = await ownedOf(payload, String(student.id), { priced: [first], products }, now)
    if (owned.size > 0) return { state: 'owned', title: first.item.title }
  }
  const facts = first?.ok
    ? { kind: first.product.kind, pricePaise: first.item.pricePaise }
    : { kind: 'course', pricePaise: 0 }
  const { product, variant = null, validity = null } = thing
  const change = { product, variant, validity, quantity, isSaved: null, extend: null }
  const owner = ownerOfPerson(project, student)
  let isFull = false
  const changed = await changeCart(payload, project, owner, now, (cart) => {
    const next = changeItems(cart.items, change, { ...facts, now: now.getTime() })
    isFull = !next.ok
    return next.ok ? { items: next.items } : null
  })
  if (isFull) return { state: 'full' }
  if (!changed) return { state: 'empty' }
  const { view } = await cartView({
    payload,
    project,
    person: student,
    cart: changed,
    now,
    coupon: undefined,
    merged: null,
    locale: 'en',
  })
  const worthPaise = view.quote?.payablePaise ?? 0
  const cart = await changeCart(payload, project, owner, now, (stored) => ({
    items: stored.items,
    worthPaise,
  }))
  return { state: 'built', cart: cart ?? changed }
}
