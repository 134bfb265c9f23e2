import { randomBytes } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { hashToken } from '#access/session/hashToken.ts'
import { conditionalUpdate } from '#database/guard.ts'
import type { Session } from '#payload-types'

/** Sessions of the project, and of platform owners, which have no project. */
const ofProject = (project: string): Where => {
  const owners: Where = { project: { exists: false } }
  return project === PLATFORM.id ? owners : { or: [{ project: { equals: project } }, owners] }
}

/**
 * Exchanges a sign-in token for the secret of its session, once and within 60 s; staff tokens only for staff sign-in. The secret is
 * generated here, which prevents session fixation. Null when the token is invalid.
 */
export async function exchangeToken(
  req: PayloadRequest,
  signInToken: string,
  { isStaff, project, now }: { isStaff: boolean; project: string; now: Date },
): Promise<{ secret: string; session: Session } | null> {
  const secret = randomBytes(32).toString('base64url')
  const session = await conditionalUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: {
      and: [
        { signInHash: { equals: hashToken(signInToken) } },
        { state: { equals: 'verified' } },
        { isStaff: { equals: isStaff } },
        { revokedAt: { exists: false } },
        { expiresAt: { greater_than: now.toISOString() } },
        ofProject(project),
        { signInExpiresAt: { greater_than: now.toISOString() } },
      ],
    },
    data: { state: 'active', tokenHash: hashToken(secret), lastSeenAt: now.toISOString() },
    req,
  })
  return session ? { secret, session } : null
}
