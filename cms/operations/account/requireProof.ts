import type { PayloadRequest } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import { guardedUpdate } from '#collections/guard.ts'
import { PROOF_MS } from '#domain/auth/policy.ts'
import type { Session } from '#payload-types'

/** Whether a fresh code has confirmed this very session (security.md, "Sessions"); it counts until just before its end. */
export async function requireProof(req: PayloadRequest, now: Date): Promise<boolean> {
  const user = req.user as SessionUser | null
  if (!user) return false
  const session = await req.payload.db.findOne<Session>({
    collection: 'sessions',
    where: { id: { equals: user._sid } },
    select: { provenUntil: true },
  })
  return Boolean(session?.provenUntil && Date.parse(session.provenUntil) > now.getTime())
}

/** Confirms the session of the request after a right code; answers until when, in ms, or null when it has ended meanwhile. */
export async function grantProof(req: PayloadRequest, now: Date): Promise<number | null> {
  const provenUntil = now.getTime() + PROOF_MS
  const proven = await guardedUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: {
      and: [{ id: { equals: (req.user as SessionUser)._sid } }, { revokedAt: { exists: false } }],
    },
    data: { provenUntil: new Date(provenUntil).toISOString() },
  })
  return proven ? provenUntil : null
}
