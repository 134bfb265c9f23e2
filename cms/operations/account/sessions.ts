import type { BasePayload, PayloadRequest, Where } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { LOG_MS, STAFF_IDLE_MS } from '#domain/auth/policy.ts'
import type { SessionView } from '#domain/calls/account.ts'
import { shortIp } from '#domain/profile/shortIp.ts'
import type { Session } from '#payload-types'
import { dropPushDevices } from '../push/devices.ts'

const MAX_SHOWN = 100

type SessionQuery = { user: string /** The session of the request. */; current: string | null }

/** A person's active sessions, the current one first, then the most recent. Read-only sessions of staff ("view as") are left out. */
export async function listSessions(
  payload: BasePayload,
  { user, current }: SessionQuery,
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
    limit: MAX_SHOWN,
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

/** Revokes one of the person's own sessions; false when it is not theirs. */
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
  if (ended) {
    await dropPushDevices(req.payload, { session: { equals: sessionId } })
    await log(req, sessionId, now)
  }
  return ended !== null
}

/** Revokes all sessions of the person except `keep`, and logs each. Returns how many. */
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
  // On SQLite `updateMany` reads first and then updates row by row; the atomic option updates all matches in one statement.
  if (payload.db.name === 'sqlite') await payload.db.updateOne({ ...update, options: { atomic: true } })
  else await payload.db.updateMany(update)
  await dropPushDevices(payload, {
    and: [{ user: { equals: String(user.id) } }, ...(keep ? [{ session: { not_equals: keep } }] : [])],
  })
  const { docs } = await payload.db.find<Session>({
    collection: 'sessions',
    where: {
      and: [
        { user: { equals: user.id } },
        { revokedAt: { equals: revokedAt } },
        // Sessions that had already expired are not logged.
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

/** Writes the sign-out log (spec 3); sessions of platform owners have no project and are not logged. */
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
