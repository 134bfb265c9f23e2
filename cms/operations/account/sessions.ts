import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { LOG_MS, STAFF_IDLE_MS } from '#domain/auth/policy.ts'
import type { SessionView } from '#domain/calls/account.ts'
import { shortIp } from '#domain/profile/shortIp.ts'
import type { Session } from '#payload-types'

const SHOWN_MOST = 100

type Whose = { user: string /** The session of the request. */; current: string | null }

/**
 * A person's sessions that work right now, the one of the request first, then the latest. Those that others opened to
 * look are not theirs.
 */
export async function listSessions(
  payload: BasePayload,
  { user, current }: Whose,
  now: Date,
): Promise<SessionView[]> {
  const { docs } = await payload.db.find<Session>({
    collection: 'sessions',
    where: {
      and: [
        { user: { equals: user } },
        { state: { equals: 'active' } },
        { revokedAt: { exists: false } },
        { expiresAt: { greater_than: now.toISOString() } },
      ],
    },
    sort: '-lastSeenAt',
    limit: SHOWN_MOST,
    pagination: false,
  })
  return docs
    .filter(({ isReadOnly }) => !isReadOnly)
    .filter(({ isStaff, lastSeenAt }) => !isStaff || now.getTime() - Date.parse(lastSeenAt) <= STAFF_IDLE_MS)
    .map((session) => ({
      id: String(session.id),
      deviceName: session.deviceName ?? null,
      ip: session.ip ? shortIp(session.ip) : null,
      createdAt: Date.parse(session.createdAt),
      lastSeenAt: Date.parse(session.lastSeenAt),
      expiresAt: Date.parse(session.expiresAt),
      isStaff: session.isStaff,
      isThis: String(session.id) === current,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}

/** Ends one session of the person; false when there is none of theirs. */
export async function endOneSession(req: PayloadRequest, sessionId: string, now: Date): Promise<boolean> {
  const user = req.user as SessionUser
  const ended = await conditionalUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: {
      and: [{ id: { equals: sessionId } }, { user: { equals: user.id } }, { revokedAt: { exists: false } }],
    },
    data: { revokedAt: now.toISOString() },
  })
  if (ended) await log(req, sessionId, now)
  return ended !== null
}

/** Ends the person's sessions, all but `keep`, in one statement, and logs each; answers how many. */
export async function endSessions(
  req: PayloadRequest,
  { keep, now }: { keep?: string; now: Date },
): Promise<number> {
  const { payload } = req
  const user = req.user as SessionUser
  const revokedAt = now.toISOString()
  const where: Where = {
    and: [
      { user: { equals: user.id } },
      { revokedAt: { exists: false } },
      ...(keep ? [{ id: { not_equals: keep } }] : []),
    ],
  }
  const update = { collection: 'sessions' as const, where, data: { revokedAt } }
  // On SQLite `updateMany` reads first and then writes row by row; a conditional update writes all that match at once.
  if (payload.db.name === 'sqlite') await payload.db.updateOne({ ...update, options: { atomic: true } })
  else await payload.db.updateMany(update)
  const { docs } = await payload.db.find<Session>({
    collection: 'sessions',
    where: {
      and: [
        { user: { equals: user.id } },
        { revokedAt: { equals: revokedAt } },
        // Those that had ended by themselves are no news.
        { state: { equals: 'active' } },
        { expiresAt: { greater_than: revokedAt } },
      ],
    },
    select: { isReadOnly: true },
    limit: 0,
    pagination: false,
  })
  const own = docs.filter(({ isReadOnly }) => !isReadOnly)
  for (const { id } of own) await log(req, String(id), now)
  return own.length
}

/** The sign-out log of spec 3; a platform owner's session is of no project and has none. */
async function log(req: PayloadRequest, sessionId: string, now: Date): Promise<void> {
  const user = req.user as SessionUser
  if (!user.project) return
  await insertIfAbsent({
    payload: req.payload,
    collection: 'signout-logs',
    data: {
      project: user.project,
      uid: user.uid,
      sessionId,
      addedOn: now.toISOString(),
      deleteDate: new Date(now.getTime() + LOG_MS).toISOString(),
    },
  })
}
