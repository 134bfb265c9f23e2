import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'
import { insertIfAbsent } from '#database/guard.ts'
import { SENIOR_STAFF_SESSION_MS, SESSION_MS, SIGN_IN_TOKEN_MS } from '#domain/auth/policy.ts'
import { SUBADMIN_LEVEL } from '#domain/roles/roles.ts'
import { deviceName } from './deviceName.ts'

type Args = {
  req: PayloadRequest
  user: string
  project: string | null
  level: number
  isStaff: boolean
  platform: string
  now: Date
  /** Parent session of the same person: the new one ends no later, and is revoked with it. */
  parent?: { id: string; expiresAt: string }
}

/**
 * Opens a session for an authenticated person. Returns the single-use token (valid 60 s) that `exchangeToken` exchanges for the cookie, the
 * session id and its expiry in ms since epoch.
 */
export async function openSession({ req, user, project, level, isStaff, platform, now, parent }: Args) {
  const signInToken = randomBytes(24).toString('base64url')
  const longest = now.getTime() + (isStaff && level >= SUBADMIN_LEVEL ? SENIOR_STAFF_SESSION_MS : SESSION_MS)
  const expiresAt = parent ? Math.min(longest, Date.parse(parent.expiresAt)) : longest
  const session = await insertIfAbsent({
    payload: req.payload,
    collection: 'sessions',
    data: {
      user,
      project,
      isStaff,
      platform,
      signInHash: hashToken(signInToken),
      signInExpiresAt: new Date(now.getTime() + SIGN_IN_TOKEN_MS).toISOString(),
      tokenHash: hashToken(randomBytes(24).toString('base64url')),
      state: 'verified',
      openedFrom: parent?.id ?? null,
      deviceName: deviceName(req.headers.get('user-agent')),
      ip: req.headers.get('x-internal-ip'),
      lastSeenAt: now.toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    },
    req,
  })
  if (!session) throw new Error('two random session tokens were equal')
  return { signInToken, sessionId: String(session.id), expiresAt }
}
