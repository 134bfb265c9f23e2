import type { CollectionAfterChangeHook } from 'payload'

/** After a person is blocked or their level changes: their sessions end at once (security.md, "Sessions"). */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isEnded =
    operation === 'update' &&
    ((doc.isBlocked && !previousDoc?.isBlocked) || doc.userLevel !== previousDoc?.userLevel)
  if (isEnded) {
    await req.payload.db.updateMany({
      collection: 'sessions',
      where: { and: [{ user: { equals: doc.id } }, { revokedAt: { exists: false } }] },
      data: { revokedAt: new Date().toISOString() },
      req,
    })
  }
  return doc
}
