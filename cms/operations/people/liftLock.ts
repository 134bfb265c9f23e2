import type { BasePayload, PayloadRequest } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { mailboxOf } from '#domain/auth/mailboxOf.ts'
import type { User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { lockKeys } from '../auth/guesses.ts'
import { titleOf } from './findPerson.ts'

/**
 * Lets a person's new devices guess and get codes again, after strangers have used up what there is for their phone and
 * e-mail: in this project, and for owners where no project is. Harmless to repeat; what an address may send and guess stays.
 */
export async function liftLock(
  req: PayloadRequest,
  { person, project, now }: { person: User; project: RequestProject; now: Date },
): Promise<void> {
  const { payload } = req
  await forgetTries(payload, [...new Set([project.id, idOf(person.project) ?? PLATFORM.id])], person)
  await recordAudit(req, {
    action: 'update',
    entity: 'users',
    entityId: String(person.id),
    entityTitle: titleOf(person),
    summary: `Let "${titleOf(person)}" sign in on new devices again`,
    project: idOf(person.project),
    now,
  })
}

/** Forgets what strangers guessed and had sent for somebody's phone and e-mail; `scopes` are ids of projects. */
export async function forgetTries(
  payload: BasePayload,
  scopes: readonly string[],
  person: Pick<User, 'phone' | 'email'>,
): Promise<void> {
  const identifiers = [person.phone, person.email].filter((value): value is string => Boolean(value))
  const pairs = scopes.flatMap((scope) => identifiers.map((identifier) => ({ scope, identifier })))
  if (pairs.length === 0) return
  const guesses = pairs.flatMap(({ scope, identifier }) => lockKeys(scope, identifier))
  const sends = pairs.map(({ scope, identifier }) => `${scope}:${mailboxOf(identifier)}`)
  await payload.db.deleteMany({ collection: 'rate-limits', where: { key: { in: guesses } } })
  await payload.db.deleteMany({ collection: 'otp-budgets', where: { key: { in: sends } } })
}
