import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { mergeItems } from '#domain/cart/mergeItems.ts'
import type { Cart } from '#payload-types'
import type { Person } from '../checkout/buyerOf.ts'
import { type CartOwner, changeCart, ownerOfBrowser, ownerOfPerson, readCart } from './storedCart.ts'

export type OpenedCart = { owner: CartOwner | null; cart: Cart | null; isMerged: boolean }

/**
 * The cart of the caller. What a browser gathered before its person signed in comes into their own cart, once or
 * several times with the same result, and then leaves the browser's.
 */
export async function openCart(
  payload: BasePayload,
  project: RequestProject,
  { person, secret }: { person: Person | null; secret: string | null },
  now: Date,
): Promise<OpenedCart> {
  const visit = secret ? ownerOfBrowser(project, secret) : null
  if (!person) return { owner: visit, cart: visit ? await readCart(payload, visit) : null, isMerged: false }
  const own = ownerOfPerson(project, person)
  const gathered = visit ? await readCart(payload, visit) : null
  if (!visit || !gathered || gathered.items.length === 0)
    return { owner: own, cart: await readCart(payload, own), isMerged: false }
  const cart = await changeCart(payload, project, own, now, (before) => ({
    items: mergeItems(before.items, gathered.items),
    coupons: before.coupons.length > 0 ? before.coupons : gathered.coupons,
  }))
  await conditionalUpdate({
    payload,
    collection: 'carts',
    where: { key: { equals: visit.key } },
    data: { items: [], count: 0, worthPaise: 0, coupons: [], rev: { $inc: 1 } },
  })
  return { owner: own, cart, isMerged: true }
}
