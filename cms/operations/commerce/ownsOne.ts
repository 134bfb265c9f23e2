import type { BasePayload } from 'payload'
import { readRows } from '#collections/guard.ts'
import { isOpen, timesOfRow } from '#domain/entitlements/entitlement.ts'
import { isCountable, type WantedItem } from '#domain/orders/chooseOffer.ts'
import { boughtWith } from './boughtWith.ts'
import type { Quoted } from './quoteItems.ts'

/**
 * Products of these that a student has already: every class of one is open to them, or the product itself where it has no
 * classes. Goods and keys are used up, everything else somebody has or has not.
 */
export async function ownedOf(
  payload: BasePayload,
  student: string,
  { priced, products }: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<Set<string>> {
  const asked = priced
    .filter(({ product }) => !isCountable(product.kind))
    .map(({ product }) => ({ id: String(product.id), ...boughtWith(product, products) }))
  if (asked.length === 0) return new Set()
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { kind: { in: ['class', 'product'] } },
        { target: { in: asked.flatMap(({ id, grants }) => [id, ...grants]) } },
      ],
    },
    sort: ['startsAt'],
    limit: 1000,
    select: ['kind', 'target', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt'],
  })
  const open = new Set(
    rows
      .filter((row) => isOpen(timesOfRow(row), now.getTime()))
      .map(({ kind, target }) => `${kind}:${target}`),
  )
  const isOwned = ({ id, grants }: (typeof asked)[number]) =>
    grants.length > 0 ? grants.every((one) => open.has(`class:${one}`)) : open.has(`product:${id}`)
  return new Set(asked.filter(isOwned).map(({ id }) => id))
}

/** True when the student has one of the wanted products already and does not ask to have it for longer. */
export async function ownsOne(
  payload: BasePayload,
  student: string,
  items: readonly WantedItem[],
  quoted: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<boolean> {
  const owned = await ownedOf(payload, student, quoted, now)
  return items.some(({ product, extend }) => !extend && owned.has(product))
}
