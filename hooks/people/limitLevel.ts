import type { CollectionBeforeChangeHook } from 'payload'
import { Forbidden } from 'payload'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { mayEditPerson } from '#domain/people/changeRules.ts'
import { ADMIN_LEVEL, OWNER_LEVEL } from '#domain/roles/roles.ts'

/**
 * Before a save by a person: no one assigns a level above their own or edits a peer or a person above them; a
 * project's user is at most an admin, an owner has no project. Levels and blocks change only through their
 * own calls (people/setlevel).
 */
export const limitLevel: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const hasProject = idOf(data.project ?? originalDoc?.project) !== null
  const level = data.userLevel ?? originalDoc?.userLevel ?? 0
  if (hasProject && level > ADMIN_LEVEL) throw new Forbidden(req.t)
  if (!hasProject && level < OWNER_LEVEL) throw new Forbidden(req.t)
  const viewer = viewerOf(req)
  if (!viewer) return data
  if (level > viewer.level) throw new Forbidden(req.t)
  if (operation === 'create') return data
  const person = { id: String(originalDoc.id), level: originalDoc.userLevel ?? 0, hasProject }
  if (!mayEditPerson(viewer, person)) throw new Forbidden(req.t)
  return data
}
