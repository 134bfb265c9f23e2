import type { BasePayload, PayloadRequest } from 'payload'

/** Ends all sessions of a person and unsubscribes their devices; idempotent. */
export async function signOutPerson(
  payload: BasePayload,
  user: string,
  { now, req }: { now: Date; req?: PayloadRequest },
): Promise<void> {
  await payload.db.updateMany({
    collection: 'sessions',
    where: { and: [{ user: { equals: user } }, { revokedAt: { exists: false } }] },
    data: { revokedAt: now.toISOString() },
    req,
  })
  for (const collection of ['known-devices', 'push-devices'] as const)
    await payload.db.deleteMany({ collection, where: { user: { equals: user } }, req })
}
