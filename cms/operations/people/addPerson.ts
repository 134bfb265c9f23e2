import type { PayloadRequest } from 'payload'
import { isUniqueViolation } from '#database/guard.ts'
import type { PersonRow } from '#domain/people/PersonRow.ts'
import { IdentityTaken } from '#hooks/people/refuseTakenIdentity.ts'
import type { User } from '#payload-types'

const isTaken = (err: unknown): boolean => isUniqueViolation(err) || err instanceof IdentityTaken

/**
 * Adds a person with the access control and hooks of the collection; null when the phone or e-mail already belongs to an account. Both stay
 * unproven until their owner signs in with them.
 */
export async function addPerson(req: PayloadRequest, row: PersonRow): Promise<User | null> {
  const { name, phone, email, level } = row
  try {
    return (await req.payload.create({
      collection: 'users',
      data: { name, phone: phone ?? null, email: email ?? null, userLevel: level } as never,
      depth: 0,
      overrideAccess: false,
      req,
    })) as User
  } catch (err) {
    if (isTaken(err)) return null
    throw err
  }
}
