import type { PayloadRequest } from 'payload'
import { MODULES } from '#access/modules.ts'
import { readAccess } from '#access/session/readAccess.ts'
import { idOf } from '#database/idOf.ts'
import { accessSentence } from '#domain/people/accessReasons.ts'
import { adminPath } from '#domain/roles/adminPath.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { hasOwnerLevel } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { personTitle } from './findPerson.ts'

/** Whether a person could open and edit a page of the panel with their current access, with the reason. */
export async function explainAccess({ payload }: PayloadRequest, person: User, url: string) {
  const project = idOf(person.project)
  const level = person.userLevel ?? 0
  const personAccess = await readAccess(payload, person, project)
  const isOwner = project === null && hasOwnerLevel(level)
  const access = pageAccess({ level, isOwner, ...personAccess }, url, MODULES)
  const { isAllowed, canEdit, reason, module } = access
  return {
    isAllowed,
    canEdit,
    reason,
    module: module && { id: module.id, label: module.label },
    path: adminPath(url),
    message: accessSentence({ access, name: personTitle(person), level }),
  }
}
