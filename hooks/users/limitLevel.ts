import type { CollectionBeforeChangeHook } from 'payload'
import { Forbidden } from 'payload'
import { idOf } from '#access/idOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { ADMIN_LEVEL, OWNER_LEVEL } from '#domain/roles/roles.ts'

/**
 * Before a save by a person: nobody gives a level above their own, changes their own level, or edits somebody above
 * them; a project's user is at most an admin (contracts.md, "Hosts and projects").
 */
export const limitLevel: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const hasProject = idOf(data.project ?? originalDoc?.project) !== null
  const level = data.userLevel ?? originalDoc?.userLevel ?? 0
  if (hasProject && level > ADMIN_LEVEL) throw new Forbidden(req.t)
  if (!hasProject && level < OWNER_LEVEL) throw new Forbidden(req.t)
  const viewer = viewerOf(req)
  if (!viewer) return data
  const before = originalDoc?.userLevel ?? 0
  const isOwnLevelChange = viewer.id === String(originalDoc?.id) && level !== before
  if (level > viewer.level || before > viewer.level || isOwnLevelChange) throw new Forbidden(req.t)
  return data
}
