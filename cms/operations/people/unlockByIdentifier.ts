import type { BasePayload } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { EmailSchema } from '#domain/people/EmailSchema.ts'
import { PhoneSchema } from '#domain/people/PhoneSchema.ts'
import { resetLimits } from './unlockSignIn.ts'

const MAX_ROWS = 1000

/** Normalises a phone or an e-mail; null when it is neither. */
function normalise(typed: string): { phone: string } | { email: string } | null {
  if (typed.includes('@')) {
    const email = EmailSchema.safeParse(typed)
    return email.success ? { email: email.data } : null
  }
  const phone = PhoneSchema.safeParse(typed)
  return phone.success ? { phone: phone.data } : null
}

/**
 * `npm run unlock`: resets the sign-in limits of all accounts with this phone or e-mail, in all projects and for both of their identifiers.
 * Returns the number of accounts, or null for invalid input.
 */
export async function unlockByIdentifier(payload: BasePayload, typed: string): Promise<number | null> {
  const identifier = normalise(typed)
  if (!identifier) return null
  const [[channel, value]] = Object.entries(identifier) as [[string, string]]
  const people = await readRows({
    payload,
    collection: 'users',
    where: { [channel]: { equals: value } },
    sort: ['id'],
    limit: MAX_ROWS,
  })
  const projects = await readRows({
    payload,
    collection: 'projects',
    where: {},
    sort: ['id'],
    limit: MAX_ROWS,
  })
  const scopes = [PLATFORM.id, ...projects.map(({ id }) => String(id))]
  for (const person of people) await resetLimits(payload, scopes, person)
  return people.length
}
