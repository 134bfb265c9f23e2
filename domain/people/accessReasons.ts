import type { PageAccess, PageReason } from '../roles/pageAccess.ts'
import { levelOf, roleName } from '../roles/roles.ts'

type Explained = { access: PageAccess; name: string; level: number }

const moduleName = ({ access }: Explained): string => `“${access.module?.label ?? 'this module'}”`

const lowestRole = ({ access }: Explained): string => {
  const role = access.module?.minimumRole
  return role && role !== 'owner' ? roleName(levelOf(role)) : 'Platform owner'
}

/** Why a page is open or closed to a person, in a sentence about them. */
const SENTENCES: Record<PageReason, (subject: Explained) => string> = {
  always: ({ name }) => `Everybody in the panel has this page, ${name} too.`,
  admin: ({ name }) => `${name} is an admin, and admins have every page.`,
  byRole: (subject) => `${moduleName(subject)} comes with the role of ${subject.name}.`,
  listed: (subject) => `${subject.name} has the permission ${moduleName(subject)} to view and edit.`,
  listedReadOnly: (subject) =>
    `${subject.name} has the permission ${moduleName(subject)} to view, not to edit.`,
  readOnlyModule: (subject) => `${subject.name} has ${moduleName(subject)}, which nobody can edit.`,
  roleTooLow: (subject) =>
    `${moduleName(subject)} needs the role ${lowestRole(subject)} or a higher one; ${subject.name} has the role ${roleName(subject.level)}.`,
  otherRole: (subject) =>
    `${moduleName(subject)} comes with the role ${lowestRole(subject)}, which ${subject.name} does not have.`,
  ownersOnly: (subject) => `${moduleName(subject)} is for platform owners alone.`,
  featureOff: (subject) => `The feature behind ${moduleName(subject)} is switched off for the whole project.`,
  featureNotGiven: (subject) =>
    `${subject.name} does not have the feature that ${moduleName(subject)} belongs to.`,
  notListed: (subject) => `${moduleName(subject)} is not among the permissions of ${subject.name}.`,
  notStaff: ({ name }) => `${name} is a student: the panel is for staff.`,
  noModule: ({ name }) => `No permission opens this page, so it is for admins alone; ${name} is none.`,
  assignedOnly: ({ name }) => `${name} works on assigned documents and adds none.`,
  editOnly: (subject) =>
    `This page needs the right to edit ${moduleName(subject)}; ${subject.name} may only view it.`,
}

/** Whether a page is open to a person, why, and whether they can edit it, in plain sentences. */
export function accessSentence(subject: Explained): string {
  const { access } = subject
  const why = SENTENCES[access.reason](subject)
  if (!access.isAllowed) return why
  const statesEditing = ['listed', 'listedReadOnly', 'readOnlyModule'].includes(access.reason)
  if (statesEditing) return why
  return `${why} ${access.canEdit ? 'They can edit it.' : 'They cannot edit it.'}`
}
