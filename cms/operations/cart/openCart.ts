import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { type MergedItems, mergeItems } from '#domain/cart/mergeItems.ts'
import type { Cart } from '#payload-types'
import type { Person } from '../checkout/buyerOf.ts'
import { type CartOwner, changeCart, ownerOfBrowser, ownerOfPerson, readCart } from './storedCart.ts'

/** `merged`: the result of merging the browser's cart into the person's, null when there was nothing to merge. */
export type OpenedCart = { owner: CartOwner | null; cart: Cart | null; merged: Merge | null }
type Caller = { person: Person | null; secret: string | null }
type Merge = Omit<MergedItems, 'items'>

/**
 * The cart of the caller. After sign-in the browser's guest cart is merged into the person's cart and then emptied; the merge is
 * idempotent.
 */
export async function openCart(
  payload: BasePayload,
  project: RequestProject,
  { person, secret }: Caller,
  now: Date,
): Promise<OpenedCart> {
  const guest = secret ? ownerOfBrowser(project, secret) : null
  if (!person) return { owner: guest, cart: guest ? await readCart(payload, guest) : null, merged: null }
  const own = ownerOfPerson(project, person)
  const guestCart = guest ? await readCart(payload, guest) : null
  if (!guest || !guestCart || guestCart.items.length === 0)
    return { owner: own, cart: await readCart(payload, own), merged: null }
  let merged: Merge | null = null
  const cart = await changeCart(payload, project, own, now, (before) => {
    const { items, ...notFitting } = mergeItems(before.items, guestCart.items)
    merged = notFitting
    return { items, coupons: before.coupons.length > 0 ? before.coupons : guestCart.coupons }
  })
  await conditionalUpdate({
    payload,
    collection: 'carts',
    where: { key: { equals: guest.key } },
    data: { items: [], count: 0, worthPaise: 0, coupons: [], rev: { $inc: 1 } },
  })
  return { owner: own, cart, merged }
}

/** Previews the merge of the browser's cart into the person's cart; null when there is nothing to merge. */
export async function previewMerge(
  payload: BasePayload,
  project: RequestProject,
  { person, secret }: Caller,
): Promise<MergedItems | null> {
  if (!person || !secret) return null
  const [own, guestCart] = await Promise.all([
    readCart(payload, ownerOfPerson(project, person)),
    readCart(payload, ownerOfBrowser(project, secret)),
  ])
  return guestCart && mergeItems(own?.items ?? [], guestCart.items)
}
