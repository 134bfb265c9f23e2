import type { BasePayload } from 'payload'
import { conditionalUpdate, isUniqueViolation } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { accountIdentityKey } from '#domain/auth/identityKey.ts'
import type { User } from '#payload-types'
import { type Account, findAccount, findUnclaimed, type Proven } from './findAccount.ts'

/**
 * The account of a person who has just proven a phone or e-mail: the one that owns the identifier, else an unclaimed account on which
 * others entered it, which they claim. Afterwards only the proven identifier signs in, since the other one may belong to somebody else
 * (docs/security.md, "Unproven identifiers"). Null when there is neither.
 */
export const accountOf = async (
  payload: BasePayload,
  project: string | null,
  proven: Proven,
): Promise<Account | null> =>
  (await findAccount(payload, project, proven)) ?? (await claimAccount(payload, project, proven))

/**
 * Claims an account without proven identifiers by one conditional update: of two people who prove its phone and its e-mail at the same
 * time, one gets it. `also` holds further identifiers proven in the same step, used if the account has the same value. A blocked account
 * is returned unchanged.
 */
export async function claimAccount(
  payload: BasePayload,
  project: string | null,
  proven: Proven,
  also: Proven = {},
): Promise<Account | null> {
  const row = await findUnclaimed(payload, project, proven)
  if (!row || row.isBlocked) return row
  try {
    const claimed = await conditionalUpdate({
      payload,
      collection: 'users',
      where: {
        and: [
          { phoneKey: { equals: row.phoneKey } },
          { emailKey: { equals: row.emailKey } },
          { deletedAt: { exists: false } },
        ],
      },
      data: claimedBy(row, { ...also, ...proven }),
    })
    if (claimed) return claimed
  } catch (err) {
    if (!isUniqueViolation(err)) throw err
  }
  // The identifier was proven concurrently, on this account or a new one.
  return findAccount(payload, project, proven)
}

function claimedBy(row: User, proven: Proven): Partial<User> {
  const account = { project: idOf(row.project), uid: row.uid, isAnyProven: true }
  const isPhoneVerified = Boolean(row.phone) && row.phone === proven.phone
  const isEmailVerified = Boolean(row.email) && row.email === proven.email
  const identifier = (value: string | null | undefined, isProven: boolean) => ({
    value: value ?? null,
    isProven,
    isChanged: false,
    key: null,
  })
  return {
    isPhoneVerified,
    isEmailVerified,
    phoneKey: accountIdentityKey(account, identifier(row.phone, isPhoneVerified)),
    emailKey: accountIdentityKey(account, identifier(row.email, isEmailVerified)),
  }
}
