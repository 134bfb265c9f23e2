import type { CollectionAfterDeleteHook } from 'payload'

/** After a paper or quiz is deleted: deletes its draft. Its releases are kept for the attempts that refer to them. */
export const deleteDraft: CollectionAfterDeleteHook = async ({ id, req: { payload } }) => {
  await payload.db.deleteMany({ collection: 'paper-drafts', where: { paper: { equals: String(id) } } })
}
