import type { BasePayload, Where } from 'payload'
import { identityKey } from '#domain/auth/identityKey.ts'
import type { User } from '#payload-types'

type Proven = { phone?: string; email?: string }

/** The person of a project (null: platform) who owns a proven phone or e-mail. */
export async function findAccount(
  payload: BasePayload,
  project: string | null,
  proven: Proven,
): Promise<User | null> {
  const where: Where = proven.phone
    ? { phoneKey: { equals: identityKey(project, proven.phone) } }
    : { emailKey: { equals: identityKey(project, proven.email ?? '') } }
  return (await payload.db.findOne<User>({ collection: 'users', where })) ?? null
}
