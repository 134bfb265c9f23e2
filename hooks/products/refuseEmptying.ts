import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { textOf } from '#domain/text/textOf.ts'
import { isDraftSave } from '../shared/isDraftSave.ts'
import { TextError } from '../shared/TextError.ts'
import { isToCome } from './countPieces.ts'
import { findEmptied } from './findEmptied.ts'

type Doc = Record<string, unknown> & { id: string }

/** Fields with the parent of a document. */
const PARENT_FIELDS = ['class', 'testSeries', 'product']

/** Refuses a change that would leave a product on sale without content; `removalOf` returns whether and how the change removes the stored document. */
async function refuse(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | number,
  removalOf: (stored: Doc) => 'gone' | 'moved' | null,
): Promise<void> {
  if (!viewerOf(req)?.isStaff) return
  const doc = await req.payload.db.findOne<Doc>({ collection, where: { id: { equals: id } }, req })
  const how = doc && removalOf(doc)
  const title = how ? await findEmptied(req, { collection, doc, isMoved: how === 'moved' }) : null
  if (title !== null) throw new TextError(textOf('lastOnSale', { title }), 409)
}

/** Before staff delete content: refused if a product on sale would be left without content. */
export const refuseEmptyingDelete: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuse(req, collection.slug, id, () => 'gone')

const isChanged = (value: unknown, stored: unknown): boolean =>
  value !== undefined && idOf(value as string | null) !== idOf(stored as string | null)

/** Whether the first day of a batch is in the past. */
const startsInPast = (data: { startsOn?: unknown }): boolean =>
  typeof data.startsOn === 'string' && !isToCome(data.startsOn, new Date())

/**
 * Before staff unpublish content or move it into another class or test series, or move the first day of a batch into the past: refused if a
 * product on sale would be left without content. Saved drafts change nothing for buyers.
 */
export const refuseEmptyingSave: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || isDraftSave(req)) return data
  await refuse(req, collection.slug, originalDoc.id, (stored) => {
    if (data._status === 'draft' && stored._status === 'published') return 'gone'
    if (collection.slug === 'batches' && startsInPast(data)) return 'gone'
    return PARENT_FIELDS.some((name) => isChanged(data[name], stored[name])) ? 'moved' : null
  })
  return data
}
