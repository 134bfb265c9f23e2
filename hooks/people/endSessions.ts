import type { CollectionAfterChangeHook } from 'payload'
import { signOutPerson } from './signOutPerson.ts'

/**
 * After a person is blocked, or their level, phone or e-mail changes: ends their sessions immediately and
 * deletes their known devices (docs/security.md, "Sessions").
 */
export const endSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isEnded =
    operation === 'update' &&
    ((doc.isBlocked && !previousDoc?.isBlocked) ||
      doc.userLevel !== previousDoc?.userLevel ||
      doc.phone !== previousDoc?.phone ||
      doc.email !== previousDoc?.email)
  if (isEnded) await signOutPerson(req.payload, String(doc.id), { now: new Date(), req })
  return doc
}
