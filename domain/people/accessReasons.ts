import type { PageAccess, PageReason } from '../roles/pageAccess.ts'
import { levelOf, roleLabel } from '../roles/roles.ts'

type Told = { access: PageAccess; name: string; level: number }

const named = ({ access }: Told): string => `“${access.module?.label ?? 'this module'}”`

const lowestRole = ({ access }: Told): string => {
  const role = access.module?.minimumRole
  return role && role !== 'owner' ? roleLabel(levelOf(role)) : 'Platform owner'
}

/** Why a page opens for somebody or does not, in a sentence about them. */
const SENTENCES: Record<PageReason, (told: Told) => string> = {
  always: ({ name }) => `Everybody in the panel has this page, ${name} too.`,
  admin: ({ name }) => `${name} is an admin, and admins have every page.`,
  byRole: (told) => `${named(told)} comes with the role of ${told.name}.`,
  listed: (told) => `${told.name} has the permission ${named(told)} to view and edit.`,
  listedReadOnly: (told) => `${told.name} has the permission ${named(told)} to view, not to edit.`,
  readOnlyModule: (told) => `${told.name} has ${named(told)}, which nobody can edit.`,
  roleTooLow: (told) =>
    `${named(told)} needs the role ${lowestRole(told)} or a higher one; ${told.name} is ${roleLabel(told.level)}.`,
  otherRole: (told) =>
    `${named(told)} comes with the role ${lowestRole(told)}, which ${told.name} does not have.`,
  ownersOnly: (told) => `${named(told)} is for platform owners alone.`,
  featureOff: (told) => `The feature behind ${named(told)} is switched off for the whole project.`,
  featureNotGiven: (told) => `${told.name} does not have the feature that ${named(told)} belongs to.`,
  notListed: (told) => `${named(told)} is not among the permissions of ${told.name}.`,
  notStaff: ({ name }) => `${name} is a student: the panel is for staff.`,
  noModule: ({ name }) => `No permission opens this page, so it is for admins alone; ${name} is none.`,
  assignedOnly: ({ name }) => `${name} works on assigned documents and adds none.`,
  editOnly: (told) => `This page needs the right to edit ${named(told)}; ${told.name} may only view it.`,
}

/** Whether a page opens for somebody, why, and whether they can change what is on it, in plain sentences. */
export function accessSentence(told: Told): string {
  const { access } = told
  const why = SENTENCES[access.reason](told)
  if (!access.isAllowed) return why
  const canTell = ['listed', 'listedReadOnly', 'readOnlyModule'].includes(access.reason)
  if (canTell) return why
  return `${why} ${access.canEdit ? 'They can edit it.' : 'They cannot edit it.'}`
}
