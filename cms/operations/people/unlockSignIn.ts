import type { BasePayload, PayloadRequest } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { budgetIdentifier } from '#domain/auth/budgetIdentifier.ts'
import type { User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { guessLimitKeys } from '../auth/guesses.ts'
import { personTitle } from './findPerson.ts'

/**
 * Resets the sign-in limits of a person's phone and e-mail for new devices, after others have used them up: in this project, or for
 * platform owners outside projects. Limits by IP address stay. Idempotent.
 */
export async function unlockSignIn(
  req: PayloadRequest,
  { person, project, now }: { person: User; project: RequestProject; now: Date },
): Promise<void> {
  const { payload } = req
  await resetLimits(payload, [...new Set([project.id, idOf(person.project) ?? PLATFORM.id])], person)
  await recordAudit(req, {
    action: 'update',
    entity: 'users',
    entityId: String(person.id),
    entityTitle: personTitle(person),
    summary: `Let "${personTitle(person)}" sign in on new devices again`,
    project: idOf(person.project),
    now,
  })
}

/** Deletes the counters of guesses and sends for a person's phone and e-mail. @param scopes ids of projects */
export async function resetLimits(
  payload: BasePayload,
  scopes: readonly string[],
  person: Pick<User, 'phone' | 'email'>,
): Promise<void> {
  const identifiers = [person.phone, person.email].filter((value): value is string => Boolean(value))
  const pairs = scopes.flatMap((scope) => identifiers.map((identifier) => ({ scope, identifier })))
  if (pairs.length === 0) return
  const guesses = pairs.flatMap(({ scope, identifier }) => guessLimitKeys(scope, identifier))
  const sends = pairs.map(({ scope, identifier }) => `${scope}:${budgetIdentifier(identifier)}`)
  await payload.db.deleteMany({ collection: 'rate-limits', where: { key: { in: guesses } } })
  await payload.db.deleteMany({ collection: 'otp-budgets', where: { key: { in: sends } } })
}
