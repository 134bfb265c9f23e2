import type { BasePayload } from 'payload'
import { conditionalUpdate, isUniqueViolation } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { keyOf } from '#domain/auth/identityKey.ts'
import type { User } from '#payload-types'
import { type Account, findAccount, findUnclaimed, type Proven } from './findAccount.ts'

/**
 * The account of somebody who has just proven a phone or e-mail by a code: the one that is theirs, else one that others
 * entered it on and nobody has signed in to, which is theirs from now on. Only what was proven signs in then: the other
 * identifier of the account may be anybody's (docs/security.md, "Unproven identifiers"). Null without either.
 */
export const accountOf = async (
  payload: BasePayload,
  project: string | null,
  proven: Proven,
): Promise<Account | null> =>
  (await findAccount(payload, project, proven)) ?? (await claimAccount(payload, project, proven))

/**
 * Claims an account that nobody has signed in to, in one guarded update: of two people who prove its phone and its e-mail
 * at once, one gets it. `also` is what the same person has proven in the same step; it counts where the account has the
 * same. A blocked account is answered as it is.
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
  // Somebody else proved it in between, of this account or of a new one.
  return findAccount(payload, project, proven)
}

function claimedBy(row: User, proven: Proven): Partial<User> {
  const account = { project: idOf(row.project), uid: row.uid, isAnyProven: true }
  const isPhoneVerified = Boolean(row.phone) && row.phone === proven.phone
  const isEmailVerified = Boolean(row.email) && row.email === proven.email
  const identifier = (value: string | null | undefined, isProven: boolean) => ({
    ...{ value: value ?? null, isProven },
    ...{ isChanged: false, key: null },
  })
  return {
    ...{ isPhoneVerified, isEmailVerified },
    phoneKey: keyOf(account, identifier(row.phone, isPhoneVerified)),
    emailKey: keyOf(account, identifier(row.email, isEmailVerified)),
  }
}
