import type { PayloadRequest } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { roleName, roleOf } from '#domain/roles/roles.ts'
import { signOutPerson } from '#hooks/people/signOutPerson.ts'
import type { User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { clearAccess } from './clearAccess.ts'
import { personTitle } from './findPerson.ts'

/**
 * Changes a person's level if it is unchanged since it was read, and revokes their sessions. A lower role also loses all permissions, so
 * that they do not reappear with a later promotion. False when the level has changed in between. The caller has checked the rules
 * (domain/people/changeRules.ts).
 */
export async function setLevel(
  req: PayloadRequest,
  person: User,
  { level, now }: { level: number; now: Date },
): Promise<boolean> {
  const before = person.userLevel ?? 0
  if (before === level) return true
  const changed = await conditionalUpdate({
    payload: req.payload,
    collection: 'users',
    where: { and: [{ id: { equals: person.id } }, { userLevel: { equals: before } }] },
    data: { userLevel: level },
  })
  if (!changed) return false
  await signOutPerson(req.payload, String(person.id), { now })
  const isLowered = roleOf(level).level < roleOf(before).level
  const removedAccess = isLowered ? await clearAccess(req.payload, String(person.id)) : []
  await recordAudit(req, {
    action: 'level',
    entity: 'users',
    entityId: String(person.id),
    entityTitle: personTitle(person),
    summary: `Changed level of "${personTitle(person)}" from ${roleName(before)} to ${roleName(level)}`,
    changes: [{ path: 'userLevel', before, after: level }, ...removedAccess],
    project: idOf(person.project),
    now,
  })
  return true
}
