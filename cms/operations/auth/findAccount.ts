import type { BasePayload, Where } from 'payload'
import { readRow } from '#database/guard.ts'
import { identityKey, unclaimedKey } from '#domain/auth/identityKey.ts'
import type { User } from '#payload-types'

export type Proven = { phone?: string; email?: string }
/** The fields of a person that signing in needs. */
export type Account = Pick<User, 'id' | 'project' | 'userLevel' | 'isBlocked'>

const keyIs = ({ phone, email = '' }: Proven, key: (value: string) => string): Where =>
  phone ? { phoneKey: { equals: key(phone) } } : { emailKey: { equals: key(email) } }

/** The person of a project (null: platform) who owns a proven phone or e-mail. */
export const findAccount = (
  payload: BasePayload,
  project: string | null,
  proven: Proven,
): Promise<Account | null> =>
  readRow({
    payload,
    collection: 'users',
    where: keyIs(proven, (value) => identityKey(project, value)),
  })

/**
 * The account that the owner of a phone or e-mail would claim: others entered the identifier on it, and none of its identifiers is
 * proven. There is at most one (`unclaimedKey` is unique).
 */
export const findUnclaimed = (
  payload: BasePayload,
  project: string | null,
  entered: Proven,
): Promise<User | null> =>
  readRow({ payload, collection: 'users', where: keyIs(entered, (value) => unclaimedKey(project, value)) })
