import type { PayloadRequest } from 'payload'
import type { Session } from '#payload-types'
import type { SessionUser } from '../viewer.ts'

/**
 * Whether a fresh code has confirmed the session of the request (docs/security.md, "Sessions"): `provenUntil`
 * is later than `now`.
 */
export async function hasProof(req: Pick<PayloadRequest, 'user' | 'payload'>, now: Date): Promise<boolean> {
  const user = req.user as SessionUser | null
  if (!user) return false
  const session = await req.payload.db.findOne<Session>({
    collection: 'sessions',
    where: { id: { equals: user._sid } },
    select: { provenUntil: true },
  })
  return Boolean(session?.provenUntil && Date.parse(session.provenUntil) > now.getTime())
}
