import type { CollectionAfterDeleteHook } from 'payload'

/** A paper or quiz that is deleted takes its draft with it; releases stay for the attempts that name them. */
export const deleteDraft: CollectionAfterDeleteHook = async ({ id, req: { payload } }) => {
  await payload.db.deleteMany({ collection: 'paper-drafts', where: { paper: { equals: String(id) } } })
}
