import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import { signOutPerson } from '#hooks/people/signOutPerson.ts'
import type { User } from '#payload-types'
import { listSessions } from '../account/sessions.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { personTitle } from './findPerson.ts'

/** Revokes all sessions of a person and forgets their devices. Returns how many sessions were active. */
export async function signOutEverywhere(req: PayloadRequest, person: User, now: Date): Promise<number> {
  const id = String(person.id)
  const { length } = await listSessions(req.payload, { user: id, current: null }, now)
  await signOutPerson(req.payload, id, { now })
  await recordAudit(req, {
    action: 'update',
    entity: 'users',
    entityId: id,
    entityTitle: personTitle(person),
    summary: `Signed "${personTitle(person)}" out everywhere`,
    project: idOf(person.project),
    now,
  })
  return length
}
