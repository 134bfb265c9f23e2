import type { PayloadRequest } from 'payload'
import { isUniqueViolation } from '#collections/guard.ts'
import type { PersonRow } from '#domain/people/PersonRow.ts'
import type { User } from '#payload-types'

/** Adds one person through the rules and hooks of the collection; null when the phone or e-mail is somebody's already. */
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
    if (isUniqueViolation(err)) return null
    throw err
  }
}
