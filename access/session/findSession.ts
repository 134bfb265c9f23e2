import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { STAFF_IDLE_MS } from '#domain/auth/policy.ts'
import { hasOwnerLevel } from '#domain/roles/roles.ts'
import type { Session } from '#payload-types'
import type { RequestProject } from '../projectOf.ts'
import type { SessionUser } from '../viewer.ts'
import { hashToken } from './hashToken.ts'
import { readAccess } from './readAccess.ts'

/** Age of `lastSeenAt` from which a request updates it, ms. */
const SEEN_INTERVAL_MS = 60_000

/** Whether a session is valid at `now`, ms since epoch. */
export const isLive = (session: Session, now: number): boolean =>
  session.state === 'active' &&
  !session.revokedAt &&
  Date.parse(session.expiresAt) > now &&
  (!session.isStaff || now - Date.parse(session.lastSeenAt) <= STAFF_IDLE_MS)

/** A read-only session that was opened from another one ends with it. */
async function isOpenerLive(payload: BasePayload, session: Session, now: number): Promise<boolean> {
  if (!session.openedFrom) return true
  const opener = await readRow({
    payload,
    collection: 'sessions',
    where: { id: { equals: session.openedFrom } },
  })
  if (!opener || !isLive(opener, now)) return false
  return !opener.isReadOnly || isOpenerLive(payload, opener, now)
}

/** Ids of sessions whose `lastSeenAt` is being written. */
const updating = new Set<string>()

/**
 * Records in the background that a session is in use: signing in a request never waits for this write or
 * depends on its success.
 */
function updateLastSeen(payload: BasePayload, session: Session, now: number): void {
  const id = String(session.id)
  if (updating.has(id)) return
  updating.add(id)
  conditionalUpdate({
    payload,
    collection: 'sessions',
    where: { id: { equals: id } },
    data: { lastSeenAt: new Date(now).toISOString() },
  })
    .catch((err: unknown) =>
      payload.logger.error({ err, msg: 'lastSeenAt of a session could not be updated' }),
    )
    .finally(() => updating.delete(id))
}

/**
 * The person of a session token, or null: the session must be valid and belong to this project (or to a
 * platform owner), and the person must exist and not be blocked. Two reads by unique key, without access
 * rules, since these depend on the result.
 */
export async function findSession(
  payload: BasePayload,
  token: string,
  project: RequestProject | null,
  now = Date.now(),
): Promise<SessionUser | null> {
  const session = await readRow({
    payload,
    collection: 'sessions',
    where: { tokenHash: { equals: hashToken(token) } },
  })
  if (!session || !isLive(session, now)) return null
  const user = await readRow({ payload, collection: 'users', where: { id: { equals: idOf(session.user) } } })
  if (!user || user.isBlocked) return null
  const home = idOf(user.project)
  const isOwner = home === null && hasOwnerLevel(user.userLevel)
  if (!isOwner && home !== project?.id) return null
  if (session.isReadOnly && !(await isOpenerLive(payload, session, now))) return null
  if (now - Date.parse(session.lastSeenAt) > SEEN_INTERVAL_MS) updateLastSeen(payload, session, now)
  const isStaff = Boolean(session.isStaff)
  return {
    ...user,
    project: home,
    collection: 'users',
    _sid: String(session.id),
    _isStaff: isStaff,
    ...(isStaff ? { _access: await readAccess(payload, user, project?.id ?? home) } : {}),
    ...(session.isReadOnly ? { _isReadOnly: true, _viewedBy: idOf(session.openedBy) } : {}),
  }
}
