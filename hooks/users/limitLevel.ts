import type { CollectionBeforeChangeHook } from 'payload'
import { Forbidden } from 'payload'
import { idOf } from '#access/idOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { blockRefusal, mayEditPerson } from '#domain/people/changeRules.ts'
import { ADMIN_LEVEL, OWNER_LEVEL } from '#domain/roles/roles.ts'
import { otherOwners } from './otherOwners.ts'

/**
 * Before a save by a person: nobody gives a level above their own, changes their own level, edits somebody above them or
 * blocks themselves or the last owner; a project's user is at most an admin (contracts.md, "Hosts and projects").
 */
export const limitLevel: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const hasProject = idOf(data.project ?? originalDoc?.project) !== null
  const level = data.userLevel ?? originalDoc?.userLevel ?? 0
  if (hasProject && level > ADMIN_LEVEL) throw new Forbidden(req.t)
  if (!hasProject && level < OWNER_LEVEL) throw new Forbidden(req.t)
  const viewer = viewerOf(req)
  if (!viewer) return data
  if (level > viewer.level) throw new Forbidden(req.t)
  if (operation === 'create') return data
  const before = originalDoc.userLevel ?? 0
  const person = { id: String(originalDoc.id), level: before, hasProject }
  const isOwnLevelChange = viewer.id === person.id && level !== before
  if (isOwnLevelChange || !mayEditPerson(viewer, person)) throw new Forbidden(req.t)
  const isBlocked = Boolean(data.isBlocked ?? originalDoc.isBlocked)
  if (isBlocked !== Boolean(originalDoc.isBlocked)) {
    const owners = hasProject ? 1 : await otherOwners(req.payload, person.id)
    if (blockRefusal(viewer, person, { isBlocked, otherOwners: owners })) throw new Forbidden(req.t)
  }
  return data
}
