import type { BasePayload } from 'payload'
import { canAccessPaper } from '#access/canAccessPaper.ts'
import { MODULES } from '#access/modules.ts'
import { readAccess } from '#access/session/readAccess.ts'
import { type Viewer, viewerOf } from '#access/viewer.ts'
import { followedSource } from '#domain/requests/sources.ts'
import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import type { User } from '#payload-types'
import { paperOfKey } from './objectionSource.ts'

type SourceRight = (viewer: Viewer) => boolean
const anybody: SourceRight = () => true

/**
 * Who may decide what a user request follows: returns by those who may edit them, objections by those who may correct the keys of the paper. A request
 * without a source is for all who may edit user requests.
 * @param key `dedupeKey` of the request
 */
export async function sourceRight(payload: BasePayload, key: string | null): Promise<SourceRight> {
  const found = key === null ? null : followedSource(key)
  if (!found) return anybody
  if (found.source === 'returns')
    return (viewer) => !viewer.isReadOnly && collectionGrant(viewer, 'returns', MODULES).edit === 'all'
  const paper = await paperOfKey(payload, found.id)
  return paper ? (viewer) => canAccessPaper(viewer, paper, 'edit') : anybody
}

/** Of staff the ones with the right, by their permissions as they are stored. */
export async function withRight<P extends { user: User }>(
  payload: BasePayload,
  people: readonly P[],
  project: string,
  right: SourceRight,
): Promise<P[]> {
  if (right === anybody) return [...people]
  const allowed = await Promise.all(
    people.map(async ({ user }) => {
      const _access = await readAccess(payload, user, project)
      const viewer = viewerOf({ user: { ...user, collection: 'users', _isStaff: true, _access } as never })
      return viewer !== null && right(viewer)
    }),
  )
  return people.filter((_, at) => allowed[at])
}
