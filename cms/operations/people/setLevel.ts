import type { PayloadRequest } from 'payload'
import { idOf } from '#access/idOf.ts'
import { guardedUpdate } from '#collections/guard.ts'
import { roleLabel } from '#domain/roles/roles.ts'
import { signOutPerson } from '#hooks/users/signOutPerson.ts'
import type { User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { titleOf } from './findPerson.ts'

/**
 * Gives a person another level, if it is still the one that was seen; they sign in anew with it. False when somebody
 * else changed it meanwhile. Whether it is allowed is decided before (domain/people/changeRules.ts).
 */
export async function setLevel(
  req: PayloadRequest,
  person: User,
  { level, now }: { level: number; now: Date },
): Promise<boolean> {
  const before = person.userLevel ?? 0
  if (before === level) return true
  const changed = await guardedUpdate({
    payload: req.payload,
    collection: 'users',
    where: { and: [{ id: { equals: person.id } }, { userLevel: { equals: before } }] },
    data: { userLevel: level },
  })
  if (!changed) return false
  await signOutPerson(req.payload, String(person.id), { now })
  await recordAudit(req, {
    action: 'level',
    entity: 'users',
    entityId: String(person.id),
    entityTitle: titleOf(person),
    summary: `Changed level of "${titleOf(person)}" from ${roleLabel(before)} to ${roleLabel(level)}`,
    changes: [{ path: 'userLevel', before, after: level }],
    project: idOf(person.project),
    now,
  })
  return true
}
