import type { PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { STUDENT_LEVEL } from '#domain/roles/roles.ts'
import { takeFromWindow } from '../rateLimits/window.ts'
import { openSession } from './openSession.ts'

const MAX_PER_HOUR = 20

/**
 * Opens a learner session on another surface for the signed-in person. It ends no later than the current session. Null when the current
 * session has been revoked in the meantime, or when too many were opened.
 */
export async function openFromSession(req: PayloadRequest, platform: string, now: Date) {
  const { payload } = req
  const user = req.user as SessionUser
  const key = `customtoken:${user.id}`
  const quota = await takeFromWindow(payload, { key, limit: MAX_PER_HOUR, windowMs: HOUR_MS }, now)
  const read = () => readRow({ payload, collection: 'sessions', where: { id: { equals: user._sid } } })
  const parent = quota.ok ? await read() : null
  if (!parent || parent.revokedAt) return null
  const opened = await openSession({
    req,
    user: String(user.id),
    project: idOf(user.project),
    level: STUDENT_LEVEL,
    isStaff: false,
    platform,
    now,
    parent: { id: String(parent.id), expiresAt: parent.expiresAt },
  })
  if (!(await read())?.revokedAt) return opened
  await conditionalUpdate({
    payload,
    collection: 'sessions',
    where: { id: { equals: opened.sessionId } },
    data: { revokedAt: now.toISOString() },
  })
  return null
}
