import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { countRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { type ContentField, chosenContent } from '#domain/catalogue/hasContent.ts'
import type { SellingProduct } from '#payload-types'

/** Where the pieces of chosen content are, and the field that leads to what was chosen. */
const PIECES: Record<ContentField, { collection: CollectionSlug; by: string; isDrafted?: boolean }> = {
  classes: { collection: 'lectures', by: 'class' },
  testSeries: { collection: 'test-papers', by: 'testSeries', isDrafted: true },
  testPapers: { collection: 'test-papers', by: 'id', isDrafted: true },
  quizzes: { collection: 'quizzes', by: 'id', isDrafted: true },
  digitalItems: { collection: 'digital-items', by: 'id' },
  includes: { collection: 'selling-products', by: 'id', isDrafted: true },
}

/** How many lectures, published papers and so on buyers of a product can open, by the field in which they were chosen. */
export async function countPieces(
  req: PayloadRequest,
  product: SellingProduct,
): Promise<Partial<Record<ContentField, number>>> {
  const counted = chosenContent(product).map(async (field): Promise<[ContentField, number]> => {
    const { collection, by, isDrafted } = PIECES[field]
    const ids = (product[field] ?? []).flatMap((relation) => idOf(relation) ?? [])
    const where: Where = {
      and: [{ [by]: { in: ids } }, ...(isDrafted ? [{ _status: { equals: 'published' } }] : [])],
    }
    return [field, await countRows({ payload: req.payload, collection, where, req })]
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** Whether a published batch of a product has its first day today or later. */
export async function hasBatchToCome(req: PayloadRequest, product: string, now: Date): Promise<boolean> {
  const where: Where = {
    and: [
      { product: { equals: product } },
      { _status: { equals: 'published' } },
      { startsOn: { greater_than: new Date(now.getTime() - DAY_MS).toISOString() } },
    ],
  }
  return (await countRows({ payload: req.payload, collection: 'batches', where, req })) > 0
}
