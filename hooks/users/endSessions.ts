import type { CollectionAfterChangeHook } from 'payload'

/** After a person is blocked, or their level, phone or e-mail changes: their sessions end at once and no device is known (security.md, "Sessions"). */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isEnded =
    operation === 'update' &&
    ((doc.isBlocked && !previousDoc?.isBlocked) ||
      doc.userLevel !== previousDoc?.userLevel ||
      doc.phone !== previousDoc?.phone ||
      doc.email !== previousDoc?.email)
  if (isEnded) {
    await req.payload.db.updateMany({
      collection: 'sessions',
      where: { and: [{ user: { equals: doc.id } }, { revokedAt: { exists: false } }] },
      data: { revokedAt: new Date().toISOString() },
      req,
    })
    await req.payload.db.deleteMany({
      collection: 'known-devices',
      where: { user: { equals: doc.id } },
      req,
    })
  }
  return doc
}
