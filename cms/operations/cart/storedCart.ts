import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { CartItem } from '#domain/cart/CartItem.ts'
import { countCartItems } from '#domain/cart/countCartItems.ts'
import { nextReminderAt } from '#domain/cart/reminders.ts'
import type { Cart } from '#payload-types'
import type { Person } from '../checkout/buyerOf.ts'

/** The owner of a cart: a person, or a browser by the secret in its cookie. */
export type CartOwner = { key: string; person: Person | null }

export const ownerOfPerson = (project: RequestProject, person: Person): CartOwner => ({
  key: `user:${project.id}:${person.id}`,
  person,
})
export const ownerOfBrowser = (project: RequestProject, secret: string): CartOwner => ({
  key: `guest:${project.id}:${createHash('sha256').update(secret).digest('base64url')}`,
  person: null,
})

export const readCart = (payload: BasePayload, { key }: CartOwner): Promise<Cart | null> =>
  readRow({ payload, collection: 'carts', where: { key: { equals: key } } })

type Change = { items: CartItem[]; coupons?: string[]; worthPaise?: number } | null

/**
 * Changes a cart with optimistic locking, and creates it with its first item. A change of the items restarts the reminders of a signed-in
 * person. Returns the row afterwards.
 */
export async function changeCart(
  payload: BasePayload,
  project: RequestProject,
  owner: CartOwner,
  now: Date,
  change: (cart: Pick<Cart, 'items' | 'coupons' | 'worthPaise'>) => Change,
): Promise<Cart | null> {
  const apply = () =>
    updateWithRetry({
      payload,
      collection: 'carts',
      where: { key: { equals: owner.key } },
      change: (cart) => {
        const next = change(cart as Cart)
        return next === null
          ? { data: null, answer: null }
          : { data: rowOf(cart as Cart, next, now) as never, answer: null }
      },
    })
  if (!(await readCart(payload, owner))) {
    if (change({ items: [], coupons: [], worthPaise: 0 }) === null) return null
    await insertIfAbsent({
      payload,
      collection: 'carts',
      data: {
        key: owner.key,
        project: project.id,
        student: owner.person?.id ?? null,
        name: owner.person ? (owner.person.name ?? owner.person.phone ?? owner.person.uid) : 'Visitor',
        count: 0,
        worthPaise: 0,
        coupons: [],
        rev: 0,
        changedAt: now.toISOString(),
        remindAt: null,
        remindedTimes: 0,
        items: [],
      },
    })
  }
  await apply()
  return readCart(payload, owner)
}

function rowOf(cart: Cart, { items, coupons, worthPaise }: NonNullable<Change>, now: Date) {
  const count = countCartItems(items)
  const isChanged = JSON.stringify(items.map(comparable)) !== JSON.stringify(cart.items.map(comparable))
  const remindAt = cart.student && count > 0 ? nextReminderAt(now.getTime(), 0) : null
  return {
    items,
    coupons: coupons ?? cart.coupons,
    count,
    worthPaise: worthPaise ?? cart.worthPaise,
    ...(isChanged
      ? {
          changedAt: now.toISOString(),
          remindedTimes: 0,
          remindAt: remindAt === null ? null : new Date(remindAt).toISOString(),
        }
      : {}),
  }
}

/** An item without the fields that do not count as a change of the cart. */
const comparable = ({ seenPaise: _, addedAt: __, ...item }: CartItem) => item
