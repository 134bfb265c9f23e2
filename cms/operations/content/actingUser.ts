import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readAccess } from '#access/session/readAccess.ts'
import type { SessionUser } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { hasOwnerLevel } from '#domain/roles/roles.ts'

/**
 * A staff member with their current access, for background work they scheduled earlier; null when they are deleted, blocked or belong to
 * another project.
 */
export async function actingUser(
  payload: BasePayload,
  id: string | null,
  project: RequestProject,
): Promise<SessionUser | null> {
  const user = id && (await readRow({ payload, collection: 'users', where: { id: { equals: id } } }))
  if (!user || user.isBlocked) return null
  const home = idOf(user.project)
  const isOwner = home === null && hasOwnerLevel(user.userLevel)
  if (!isOwner && home !== project.id) return null
  return {
    ...user,
    project: home,
    collection: 'users',
    _sid: '',
    _isStaff: true,
    _access: await readAccess(payload, user, project.id),
  }
}
