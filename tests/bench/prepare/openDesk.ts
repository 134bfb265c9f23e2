import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** An admin of the project at a desk, good for an hour; answers the secret of the session. */
export async function openDesk(payload: BasePayload, project: string, name = 'desk'): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const admin = await payload.db.create({
    collection: 'users',
    data: { project, name: 'Desk', uid: name, userLevel: 800, phoneKey: name, emailKey: name },
  })
  const now = Date.now()
  await payload.db.create({
    collection: 'sessions',
    data: {
      user: admin.id,
      project,
      isStaff: true,
      state: 'active',
      signInHash: hashToken(`${secret}-traded`),
      signInExpiresAt: iso(now),
      tokenHash: hashToken(secret),
      lastSeenAt: iso(now),
      expiresAt: iso(now + 3_600_000),
    },
  })
  return secret
}
