import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import { accessPeriodOf, isOpen } from '#domain/entitlements/entitlement.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import { includedContent } from './includedContent.ts'
import type { Quoted } from './quoteItems.ts'

/** Whether a student owns a product: all its classes are open (`class:<id>`), or for a product without classes itself (`product:<id>`). */
export const isOwned = (
  { id, grants }: { id: string; grants: readonly string[] },
  open: { has: (named: string) => boolean },
): boolean =>
  grants.length > 0 ? grants.every((one) => open.has(`class:${one}`)) : open.has(`product:${id}`)

/** Ids of the products that a student already owns. Goods and key packs can be bought again and are never included. */
export async function ownedOf(
  payload: BasePayload,
  student: string,
  { priced, products }: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<Set<string>> {
  const candidates = priced
    .filter(({ product }) => !hasLimitedStock(product.kind))
    .map(({ product }) => ({ id: String(product.id), ...includedContent(product, products) }))
  if (candidates.length === 0) return new Set()
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { student: { equals: student } },
        { kind: { in: ['class', 'product'] } },
        { target: { in: candidates.flatMap(({ id, grants }) => [id, ...grants]) } },
      ],
    },
    sort: ['startsAt'],
    limit: 1000,
    select: ['kind', 'target', 'startsAt', 'endsAt', 'pausedAt', 'revokedAt'],
  })
  const open = new Set(
    rows
      .filter((row) => isOpen(accessPeriodOf(row), now.getTime()))
      .map(({ kind, target }) => `${kind}:${target}`),
  )
  return new Set(candidates.filter((one) => isOwned(one, open)).map(({ id }) => id))
}

/** The wanted products that the student already owns and does not want to extend. */
export async function ownedWithoutExtension(
  payload: BasePayload,
  student: string,
  items: readonly WantedItem[],
  quoted: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<string[]> {
  const owned = await ownedOf(payload, student, quoted, now)
  return items.filter(({ product, extend }) => !extend && owned.has(product)).map(({ product }) => product)
}
