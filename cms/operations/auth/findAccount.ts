import type { BasePayload, Where } from 'payload'
import { readRow } from '#collections/guard.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import type { User } from '#payload-types'

type Proven = { phone?: string; email?: string }
/** What signing in has to know of a person. */
export type Account = Pick<User, 'id' | 'project' | 'userLevel' | 'isBlocked'>

/** The person of a project (null: platform) who owns a proven phone or e-mail. */
export async function findAccount(
  payload: BasePayload,
  project: string | null,
  proven: Proven,
): Promise<Account | null> {
  const where: Where = proven.phone
    ? { phoneKey: { equals: identityKey(project, proven.phone) } }
    : { emailKey: { equals: identityKey(project, proven.email ?? '') } }
  return readRow({ payload, collection: 'users', where })
}
