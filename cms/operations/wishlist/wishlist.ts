import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { countRows, insertIfAbsent, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { WISHLIST_MAX } from '#domain/calls/wishlist.ts'
import { publishedProducts } from '../checkout/publishedProducts.ts'

type Owner = { payload: BasePayload; project: RequestProject; student: string }

const keyOf = (student: string, product: string): string => `${student}:${product}`

/** Ids of the published products on a student's wishlist, newest first. */
export async function listWishlist({ payload, project, student }: Owner): Promise<string[]> {
  const rows = await readRows({
    payload,
    collection: 'wishlist-items',
    where: { student: { equals: student } },
    sort: ['-addedAt'],
    limit: WISHLIST_MAX,
    select: ['product'],
  })
  const ids = rows.flatMap(({ product }) => idOf(product) ?? [])
  const onSale = await publishedProducts(payload, project, ids)
  return ids.filter((id) => onSale.has(id))
}

/**
 * Adds products to a wishlist; idempotent, and the first one becomes the newest. Unpublished products are ignored. `full` when not all fit;
 * concurrent calls may slightly exceed the maximum, which is harmless.
 */
export async function addToWishlist(
  { payload, project, student }: Owner,
  products: readonly string[],
  now: Date,
): Promise<'added' | 'full' | 'notFound'> {
  const onSale = await publishedProducts(payload, project, products)
  const newProducts = [...new Set(products)].filter((id) => onSale.has(id))
  if (newProducts.length === 0) return 'notFound'
  const where = { student: { equals: student } }
  const room = WISHLIST_MAX - (await countRows({ payload, collection: 'wishlist-items', where }))
  const fitting = newProducts.slice(0, Math.max(0, room))
  await Promise.all(
    fitting.map((product, index) =>
      insertIfAbsent({
        payload,
        collection: 'wishlist-items',
        data: {
          key: keyOf(student, product),
          project: project.id,
          student,
          product,
          addedAt: new Date(now.getTime() - index).toISOString(),
        },
      }),
    ),
  )
  return fitting.length < newProducts.length ? 'full' : 'added'
}

/** Removes a product; succeeds if it is not on the list. */
export async function removeFromWishlist({ payload, student }: Owner, product: string): Promise<void> {
  await payload.db.deleteMany({
    collection: 'wishlist-items',
    where: { key: { equals: keyOf(student, product) } },
  })
}
