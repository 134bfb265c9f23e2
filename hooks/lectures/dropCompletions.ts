import type { CollectionBeforeDeleteHook } from 'payload'

/** Before a lecture is deleted: what learners completed of it goes with it. */
export const dropCompletions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'lecture-completions',
    where: { lecture: { equals: id } },
    req,
  })
}
