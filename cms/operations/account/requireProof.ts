import type { PayloadRequest } from 'payload'
import { hasProof } from '#access/session/hasProof.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate } from '#database/guard.ts'
import { PROOF_MS } from '#domain/auth/policy.ts'

/** Whether a fresh code has confirmed this very session; what is false here is refused with `proofNeeded`. */
export const requireProof = (req: PayloadRequest, now: Date): Promise<boolean> => hasProof(req, now)

/** Confirms the session of the request after a right code; answers until when, in ms, or null when it has ended meanwhile. */
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
