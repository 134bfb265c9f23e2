import type { PayloadRequest } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { countOtherOwners } from '#hooks/people/countOtherOwners.ts'
import { signOutPerson } from '#hooks/people/signOutPerson.ts'
import type { User } from '#payload-types'
import { recordAudit } from '../audit/recordAudit.ts'
import { personTitle } from './findPerson.ts'

/**
 * Blocks or unblocks a person; blocking revokes their sessions at once. False when no platform owner would be left: of two owners blocking
 * each other at the same time, neither is blocked.
 */
export async function setBlocked(
  req: PayloadRequest,
  person: User,
  { isBlocked, now }: { isBlocked: boolean; now: Date },
): Promise<boolean> {
  const { payload } = req
  const id = String(person.id)
  const before = Boolean(person.isBlocked)
  if (before === isBlocked) return true
  const write = (value: boolean) =>
    conditionalUpdate({
      payload,
      collection: 'users',
      where: { id: { equals: person.id } },
      data: { isBlocked: value },
    })
  await write(isBlocked)
  const project = idOf(person.project)
  if (isBlocked && project === null && (await countOtherOwners(payload, id)) === 0) {
    await write(false)
    return false
  }
  if (isBlocked) await signOutPerson(payload, id, { now })
  await recordAudit(req, {
    action: isBlocked ? 'block' : 'unblock',
    entity: 'users',
    entityId: id,
    entityTitle: personTitle(person),
    summary: `${isBlocked ? 'Blocked' : 'Unblocked'} "${personTitle(person)}"`,
    changes: [{ path: 'isBlocked', before, after: isBlocked }],
    project,
    now,
  })
  return true
}
