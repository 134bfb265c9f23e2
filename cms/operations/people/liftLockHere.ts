import type { BasePayload } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import { EmailSchema } from '#domain/people/EmailSchema.ts'
import { PhoneSchema } from '#domain/people/PhoneSchema.ts'
import { forgetTries } from './liftLock.ts'

const MOST = 1000

/** A phone or an e-mail as it is stored; null when it is neither. */
function storedForm(typed: string): { phone: string } | { email: string } | null {
  if (typed.includes('@')) {
    const email = EmailSchema.safeParse(typed)
    return email.success ? { email: email.data } : null
  }
  const phone = PhoneSchema.safeParse(typed)
  return phone.success ? { phone: phone.data } : null
}

/**
 * For the operator of the machine (`npm run unlock`): whoever has this phone or e-mail, in all projects, may sign in on new
 * devices again, with either of their identifiers. Answers how many accounts that are, or null for what is neither.
 */
export async function liftLockHere(payload: BasePayload, typed: string): Promise<number | null> {
  const identifier = storedForm(typed)
  if (!identifier) return null
  const [[channel, value]] = Object.entries(identifier) as [[string, string]]
  const people = await readRows({
    payload,
    collection: 'users',
    where: { [channel]: { equals: value } },
    sort: ['id'],
    limit: MOST,
  })
  const projects = await readRows({ payload, collection: 'projects', where: {}, sort: ['id'], limit: MOST })
  const scopes = [PLATFORM.id, ...projects.map(({ id }) => String(id))]
  for (const person of people) await forgetTries(payload, scopes, person)
  return people.length
}
