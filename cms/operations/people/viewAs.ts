import { randomBytes } from 'node:crypto'
import { type PayloadRequest, parseCookies } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { viewAsCookie } from '#access/session/cookieNames.ts'
import { hashToken } from '#access/session/hashToken.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import type { Session, User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { deviceName } from '../auth/deviceName.ts'
import { personTitle } from './findPerson.ts'

const VIEW_MS = 30 * 60_000

type ViewAsSession = { secret: string; expiresAt: number; isStaff: boolean }

/**
 * Opens a read-only "view as" session of `person` for half an hour, no longer than the staff session it depends on
 * (access/session/findSession.ts). Null when that session has been revoked. Recorded in the audit log; the person is not notified.
 */
export async function openViewAs(
  req: PayloadRequest,
  person: User,
  { project, reason, now }: { project: RequestProject; reason: string; now: Date },
): Promise<ViewAsSession | null> {
  const { payload } = req
  const viewer = req.user as SessionUser
  const own = await readRow({ payload, collection: 'sessions', where: { id: { equals: viewer._sid } } })
  if (!own || own.revokedAt) return null
  await endViewAs(req, project, now)
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = Math.min(now.getTime() + VIEW_MS, Date.parse(own.expiresAt))
  const isStaff = hasStaffLevel(person.userLevel)
  const data: Partial<Session> = {
    user: String(person.id),
    project: project.id,
    isStaff,
    platform: 'viewAs',
    signInHash: hashToken(randomBytes(24).toString('base64url')),
    signInExpiresAt: now.toISOString(),
    tokenHash: hashToken(secret),
    state: 'active',
    isReadOnly: true,
    openedBy: String(viewer.id),
    openedFrom: viewer._sid,
    deviceName: deviceName(req.headers.get('user-agent')),
    ip: req.headers.get('x-internal-ip'),
    lastSeenAt: now.toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }
  if (!(await insertIfAbsent({ payload, collection: 'sessions', data })))
    throw new Error('two random session tokens were equal')
  await recordAudit(req, {
    action: 'viewAs',
    entity: 'users',
    entityId: String(person.id),
    entityTitle: personTitle(person),
    summary: `Looked through the eyes of "${personTitle(person)}": ${reason}`,
    project: project.id,
    now,
  })
  return { secret, expiresAt, isStaff }
}

/** Revokes the browser's "view as" session. Returns the id of the viewed person, or null when there was none. */
export async function endViewAs(
  req: Pick<PayloadRequest, 'payload' | 'headers'>,
  project: RequestProject,
  now: Date,
): Promise<string | null> {
  const token = parseCookies(req.headers).get(viewAsCookie(project.slug))
  if (!token) return null
  const ended = await conditionalUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: {
      and: [
        { tokenHash: { equals: hashToken(token) } },
        { isReadOnly: { equals: true } },
        { revokedAt: { exists: false } },
      ],
    },
    data: { revokedAt: now.toISOString() },
  })
  return ended ? String(ended.user) : null
}
