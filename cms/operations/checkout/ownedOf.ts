import type { BasePayload } from 'payload'
import { readRows } from '#database/guard.ts'
import { isCounted } from '#domain/catalogue/kinds.ts'
import { isOpen, timesOfRow } from '#domain/entitlements/entitlement.ts'
import type { WantedItem } from '#domain/orders/chooseOffer.ts'
import { includedContent } from './includedContent.ts'
import type { Quoted } from './quoteItems.ts'

/** Whether a product is somebody's: every class of it is open (`class:<id>`), or the product itself where it has no classes. */
export const isOwned = (
  { id, grants }: { id: string; grants: readonly string[] },
  open: { has: (named: string) => boolean },
): boolean =>
  grants.length > 0 ? grants.every((one) => open.has(`class:${one}`)) : open.has(`product:${id}`)

/**
 * Products of these that a student has already. Goods and keys are used up, everything else somebody has or has not.
 */
export async function ownedOf(
  payload: BasePayload,
  student: string,
  { priced, products }: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<Set<string>> {
  const asked = priced
    .filter(({ product }) => !isCounted(product.kind))
    .map(({ product }) => ({ id: String(product.id), ...includedContent(product, products) }))
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
  return new Set(asked.filter((one) => isOwned(one, open)).map(({ id }) => id))
}

/** Of the wanted products those that the student has already and does not ask to have for longer. */
export async function ownedAlready(
  payload: BasePayload,
  student: string,
  items: readonly WantedItem[],
  quoted: Pick<Quoted, 'priced' | 'products'>,
  now: Date,
): Promise<string[]> {
  const owned = await ownedOf(payload, student, quoted, now)
  return items.filter(({ product, extend }) => !extend && owned.has(product)).map(({ product }) => product)
}
