import type { PayloadRequest } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent } from '#database/guard.ts'
import { LOG_MS } from '#domain/auth/policy.ts'
import { liveNotifications } from '../notifications/liveNotifications.ts'
import { dropPushDevices } from '../push/devices.ts'

/** Revokes the session of the request and writes the sign-out log (spec 4). Does nothing without a session. */
export async function signOut(req: PayloadRequest, project: RequestProject, now: Date): Promise<void> {
  const user = req.user as SessionUser | null
  if (!user) return
  const ended = await conditionalUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: { and: [{ id: { equals: user._sid } }, { revokedAt: { exists: false } }] },
    data: { revokedAt: now.toISOString() },
    req,
  })
  await dropPushDevices(req.payload, { session: { equals: user._sid } })
  liveNotifications.end(({ session }) => session === user._sid)
  if (!ended || project.id === PLATFORM.id) return
  await insertIfAbsent({
    payload: req.payload,
    collection: 'signout-logs',
    data: {
      project: project.id,
      uid: user.uid,
      sessionId: user._sid,
      addedOn: now.toISOString(),
      deleteDate: new Date(now.getTime() + LOG_MS).toISOString(),
    },
    req,
  })
}
