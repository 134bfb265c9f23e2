import type { BasePayload } from 'payload'
import { isUniqueViolation } from '#database/guard.ts'
import { OWNER_LEVEL } from '#domain/roles/roles.ts'
import { claimAccount } from './auth/claimAccount.ts'
import { findAccount } from './auth/findAccount.ts'

/**
 * Creates the platform owner with OWNER_EMAIL or OWNER_PHONE unless one exists. Both count as proven, since they are set by the
 * operator of the server.
 */
export async function ensureOwner(
  payload: BasePayload,
  { email, phone }: { email?: string; phone?: string },
): Promise<void> {
  if (!email && !phone) return
  const identifiers = { ...(phone ? { phone } : {}), ...(email ? { email } : {}) }
  const each = [...(phone ? [{ phone }] : []), ...(email ? [{ email }] : [])]
  for (const identifier of each) if (await findAccount(payload, null, identifier)) return
  for (const identifier of each) if (await claimAccount(payload, null, identifier, identifiers)) return
  try {
    await payload.create({
      collection: 'users',
      data: { name: 'Owner', email, phone, userLevel: OWNER_LEVEL } as never,
      depth: 0,
      overrideAccess: true, // the operator of the machine
      context: { proven: Object.keys(identifiers) },
    })
  } catch (err) {
    if (!isUniqueViolation(err)) throw err
  }
}
