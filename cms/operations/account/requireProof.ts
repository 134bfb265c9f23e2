import type { PayloadRequest } from 'payload'
import { hasProof } from '#access/session/hasProof.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { PROOF_MS } from '#domain/auth/policy.ts'

/** Whether the current session was confirmed by a fresh code; callers refuse with `proofRequired` when false. */
export const requireProof = (req: PayloadRequest, now: Date): Promise<boolean> => hasProof(req, now)

/** Confirms the current session after a right code. Returns the end of the proof in ms since epoch, or null when the session was revoked. */
export async function grantProof(req: PayloadRequest, now: Date): Promise<number | null> {
  const provenUntil = now.getTime() + PROOF_MS
  const proven = await conditionalUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: {
      and: [{ id: { equals: (req.user as SessionUser)._sid } }, { revokedAt: { exists: false } }],
    },
    data: { provenUntil: new Date(provenUntil).toISOString() },
  })
  return proven ? provenUntil : null
}
