import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import { hashToken } from '#access/session/hashToken.ts'

type Who = { user: string; project: string; isStaff: boolean }

const iso = (ms: number) => new Date(ms).toISOString()

/** Creates a session of one hour and returns its secret. */
export async function openSession(payload: BasePayload, who: Who): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = Date.now()
  await payload.db.create({
    collection: 'sessions',
    data: {
      ...who,
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
