import type { BasePayload } from 'payload'
import { isUniqueViolation } from '#collections/guard.ts'
import { OWNER_LEVEL } from '#domain/roles/roles.ts'
import { findAccount } from './auth/findAccount.ts'

/** Creates the platform owner named by OWNER_EMAIL or OWNER_PHONE when there is none with it yet. */
export async function ensureOwner(
  payload: BasePayload,
  { email, phone }: { email?: string; phone?: string },
): Promise<void> {
  if (!email && !phone) return
  const known =
    (phone && (await findAccount(payload, null, { phone }))) ||
    (email && (await findAccount(payload, null, { email })))
  if (known) return
  try {
    await payload.create({
      collection: 'users',
      data: { name: 'Owner', email, phone, userLevel: OWNER_LEVEL } as never,
      depth: 0,
      overrideAccess: true, // the operator who sets the environment decides who owns the platform
    })
  } catch (err) {
    if (!isUniqueViolation(err)) throw err
  }
}
