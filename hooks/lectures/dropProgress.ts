import type { CollectionBeforeDeleteHook } from 'payload'

const ROWS = [
  ...(['lecture-completions', 'lecture-progress', 'lecture-notes'] as const),
  'assignment-submissions',
] as const

/** Before a lecture is deleted: deletes its completions, the progress and notes of students, their submissions, and its live class. */
export const dropProgress: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { lecture: { equals: id } }
  for (const collection of ROWS) await req.payload.db.deleteMany({ collection, where, req })
  await req.payload.delete({
    collection: 'live-meet-sessions',
    where,
    depth: 0,
    overrideAccess: true, // the right to delete the lecture includes its live class
    req,
  })
  // Through Payload, which also deletes the stored files.
  await req.payload.delete({
    collection: 'assignment-files',
    where,
    depth: 0,
    overrideAccess: true, // the right to delete the lecture includes its submissions
    req,
  })
}
