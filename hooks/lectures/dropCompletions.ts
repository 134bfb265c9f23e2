import type { CollectionBeforeDeleteHook } from 'payload'

/** Before a lecture is deleted: deletes its completions. */
export const dropCompletions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'lecture-completions',
    where: { lecture: { equals: id } },
    req,
  })
}
