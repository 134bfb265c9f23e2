import type { CollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { type ContentField, emptyContentFaults, hasContent } from '#domain/catalogue/hasContent.ts'
import type { SellingProduct } from '#payload-types'
import { readPieces, withBatchToCome } from './countPieces.ts'

/** Something that stops to be content, or a batch that stops to announce it: deleted, taken offline or moved. */
export type ContentPiece = {
  collection: CollectionSlug
  doc: Record<string, unknown>
  /** It leaves its class or series only; a product that contains it directly keeps it. */
  isMoved: boolean
}

/** The field in which products choose documents of a collection. */
const CHOSEN_IN: Partial<Record<CollectionSlug, ContentField>> = {
  classes: 'classes',
  'test-series': 'testSeries',
  'test-papers': 'testPapers',
  quizzes: 'quizzes',
  'digital-items': 'digitalItems',
  'selling-products': 'includes',
}
/** The field in which products choose what documents of a collection belong to, and the field that leads there. */
const CHOSEN_WITH: Partial<Record<CollectionSlug, { field: ContentField; by: string }>> = {
  lectures: { field: 'classes', by: 'class' },
  'test-papers': { field: 'testSeries', by: 'testSeries' },
}
/** Products read for one piece. */
const LOOKED_AT = 200

/** Title of a product on sale that would have nothing left in it without a piece of content; null for none. */
export async function findEmptied(req: PayloadRequest, piece: ContentPiece): Promise<string | null> {
  const { collection, doc, isMoved } = piece
  if (collection === 'batches') return emptiedWithoutBatch(req, doc)
  const own = isMoved ? undefined : CHOSEN_IN[collection]
  const within = CHOSEN_WITH[collection]
  const inside = within && idOf(doc[within.by] as string | null)
  return (
    (own ? await emptied(req, own, String(doc.id)) : null) ??
    (inside ? await emptied(req, within.field, inside, { collection, id: String(doc.id) }) : null)
  )
}

/** `without`: the piece that goes from what was chosen; without it all that was chosen goes. */
async function emptied(
  req: PayloadRequest,
  field: ContentField,
  chosen: string,
  without?: { collection: CollectionSlug; id: string },
): Promise<string | null> {
  const { docs } = await req.payload.db.find<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ _status: { equals: 'published' } }, { [field]: { in: [chosen] } }] },
    limit: LOOKED_AT,
    pagination: false,
    req,
  })
  if (docs.length === 0) return null
  const [count, startingLater] = await Promise.all([
    readPieces(req, docs),
    withBatchToCome(
      req,
      docs.map(({ id }) => String(id)),
      new Date(),
    ),
  ])
  for (const product of docs) {
    const startsLater = startingLater.has(String(product.id))
    const isEmpty = (state: SellingProduct, left?: typeof without) =>
      !hasContent(state) || emptyContentFaults(state, count(state, left), startsLater).length > 0
    const rest = (product[field] ?? []).filter((relation) => idOf(relation) !== chosen)
    const after = without ? product : ({ ...product, [field]: rest } as SellingProduct)
    if (isEmpty(after, without) && !isEmpty(product)) return product.title
  }
  return null
}

/** A product without lectures yet is on sale while a batch of it is to come. */
async function emptiedWithoutBatch(req: PayloadRequest, batch: ContentPiece['doc']): Promise<string | null> {
  const product = await req.payload.db.findOne<SellingProduct>({
    collection: 'selling-products',
    where: { and: [{ id: { equals: idOf(batch.product as string) } }, { _status: { equals: 'published' } }] },
    req,
  })
  if (!product) return null
  const pieces = (await readPieces(req, [product]))(product)
  const id = String(product.id)
  const isEmpty = async (without?: string) => {
    const startsLater = (await withBatchToCome(req, [id], new Date(), without)).has(id)
    return emptyContentFaults(product, pieces, startsLater).length > 0
  }
  return (await isEmpty(String(batch.id))) && !(await isEmpty()) ? product.title : null
}
