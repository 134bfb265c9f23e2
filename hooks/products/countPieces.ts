import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { type ContentField, chosenContent } from '#domain/catalogue/hasContent.ts'
import type { Batch, SellingProduct } from '#payload-types'

/** For content chosen in a field of a product: the collection of its pieces (such as lectures of a class), and their field with the chosen document. */
const PIECES: Record<ContentField, { collection: CollectionSlug; by: string; isDrafted?: boolean }> = {
  classes: { collection: 'lectures', by: 'class' },
  testSeries: { collection: 'test-papers', by: 'testSeries', isDrafted: true },
  testPapers: { collection: 'test-papers', by: 'id', isDrafted: true },
  quizzes: { collection: 'quizzes', by: 'id', isDrafted: true },
  digitalItems: { collection: 'digital-items', by: 'id' },
  includes: { collection: 'selling-products', by: 'id', isDrafted: true },
}

const chosenIds = (product: SellingProduct, field: ContentField): string[] =>
  (product[field] ?? []).flatMap((relation) => idOf(relation) ?? [])

/** A piece of content that is about to be removed. */
type RemovedPiece = { collection: CollectionSlug; id: string }
/** Number of lectures, published papers and so on that buyers of a product can open, by the field in which they were chosen, not counting `without`. */
type PieceCounter = (product: SellingProduct, without?: RemovedPiece) => Partial<Record<ContentField, number>>

/** Reads the pieces of all content of some products, with one query for each collection of pieces. */
export async function readPieces(
  req: PayloadRequest,
  products: readonly SellingProduct[],
): Promise<PieceCounter> {
  const fields = [...new Set(products.flatMap(chosenContent))]
  const found = await Promise.all(
    fields.map(async (field): Promise<[ContentField, Map<string, string[]>]> => {
      const { collection, by, isDrafted } = PIECES[field]
      const ids = [...new Set(products.flatMap((product) => chosenIds(product, field)))]
      const where: Where = {
        and: [{ [by]: { in: ids } }, ...(isDrafted ? [{ _status: { equals: 'published' } }] : [])],
      }
      const { docs } = await req.payload.db.find<Record<string, string>>({
        collection,
        where,
        pagination: false,
        limit: 0,
        req,
        select: { [by]: true },
      })
      const pieces = new Map<string, string[]>()
      for (const doc of docs) {
        const chosen = idOf(doc[by]) ?? ''
        pieces.set(chosen, [...(pieces.get(chosen) ?? []), String(doc.id)])
      }
      return [field, pieces]
    }),
  )
  const piecesOf = new Map(found)
  return (product, without) =>
    Object.fromEntries(
      chosenContent(product).map((field) => {
        const ids = chosenIds(product, field).flatMap((chosen) => piecesOf.get(field)?.get(chosen) ?? [])
        const isRemoved = (id: string) =>
          without?.collection === PIECES[field].collection && without.id === id
        return [field, ids.filter((id) => !isRemoved(id)).length]
      }),
    )
}

/** Batches whose first day is after this time start today or later. */
const startOfUpcoming = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Whether a first day is today or later. */
export const isToCome = (startsOn: string, now: Date): boolean => new Date(startsOn) > startOfUpcoming(now)

/** Ids of those of these products that have a published batch, other than `without`, with its first day today or later. */
export async function withBatchToCome(
  req: PayloadRequest,
  products: readonly string[],
  now: Date,
  without?: string,
): Promise<Set<string>> {
  const { docs } = await req.payload.db.find<Batch>({
    collection: 'batches',
    pagination: false,
    limit: 0,
    req,
    where: {
      and: [
        { product: { in: [...products] } },
        { _status: { equals: 'published' } },
        { startsOn: { greater_than: startOfUpcoming(now).toISOString() } },
        ...(without ? [{ id: { not_equals: without } }] : []),
      ],
    },
    select: { product: true },
  })
  return new Set(docs.map(({ product }) => idOf(product) ?? ''))
}
