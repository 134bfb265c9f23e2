import type { CollectionBeforeDeleteHook } from 'payload'
import { APIError } from 'payload'

/**
 * Before a class is deleted: refused while anybody is enrolled; otherwise its lectures and its summary are
 * deleted first.
 */
export const deleteClassContent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ofClass = { class: { equals: id } }
  const { totalDocs } = await req.payload.db.count({
    collection: 'entitlements',
    where: { and: [{ kind: { equals: 'class' } }, { target: { equals: id } }] },
    req,
  })
  if (totalDocs > 0)
    throw new APIError('Learners are enrolled in this class, so it cannot be deleted.', 409, undefined, true)
  for (const collection of ['lectures', 'class-content-summaries'] as const) {
    await req.payload.db.deleteMany({ collection, where: ofClass, req })
  }
}
