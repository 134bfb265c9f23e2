import { ADMIN_LEVEL, hasAdminLevel, hasStaffLevel, STUDENT_LEVEL } from '../roles/roles.ts'

/** Whoever changes somebody, by the rights of their very session. */
export type Editor = { id: string; level: number; isOwner: boolean }
/** Whom it is about; `hasProject` is false for platform owners alone. */
export type Person = { id: string; level: number; hasProject: boolean }

export type Refused =
  | 'notAdmin'
  | 'self'
  | 'aboveYou'
  | 'notBelowYou'
  | 'aboveOwnLevel'
  | 'projectLimit'
  | 'owner'
  | 'lastOwner'
  | 'notStaff'
  | 'range'

const isSelf = (editor: Editor, person: Person): boolean => editor.id === person.id

/**
 * Why `editor` may not give `person` the level, or null: admins only; nobody their own, nobody somebody above them, no
 * level above one's own; a project's user is at most an admin, and an owner stays one (docs/permissions.md).
 */
export function levelRefusal(editor: Editor, person: Person, level: number): Refused | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  if (isSelf(editor, person)) return 'self'
  if (!person.hasProject) return 'owner'
  if (person.level > editor.level) return 'aboveYou'
  if (!Number.isInteger(level) || level < STUDENT_LEVEL) return 'range'
  if (level > ADMIN_LEVEL) return 'projectLimit'
  return level > editor.level ? 'aboveOwnLevel' : null
}

/** Why `editor` may not block or unblock `person`, or null. `otherOwners`: owners who could still sign in without this one. */
export function blockRefusal(
  editor: Editor,
  person: Person,
  { isBlocked, otherOwners }: { isBlocked: boolean; otherOwners: number },
): Refused | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  if (isSelf(editor, person)) return 'self'
  if (person.level > editor.level) return 'aboveYou'
  return isBlocked && !person.hasProject && otherOwners === 0 ? 'lastOwner' : null
}

/** Why `editor` may not give `person` modules, or null: never their own; only owners those at their own level. */
export function accessRefusal(editor: Editor, person: Person): Refused | null {
  if (isSelf(editor, person)) return 'self'
  if (!person.hasProject) return 'owner'
  if (person.level >= editor.level && !editor.isOwner) return 'notBelowYou'
  return hasStaffLevel(person.level) ? null : 'notStaff'
}

/** Why `editor` may not look through the eyes of `person`, or null: admins, people strictly below them. */
export function viewAsRefusal(editor: Editor, person: Person): Refused | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  if (isSelf(editor, person)) return 'self'
  return person.level >= editor.level ? 'notBelowYou' : null
}

/** Why `editor` may not give `person` new guesses and codes on new devices, or null: admins, nobody above them. It lets nobody in by itself. */
export function unlockRefusal(editor: Editor, person: Person): Refused | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  return person.level > editor.level ? 'aboveYou' : null
}

/** Whether somebody may change name, phone or e-mail: not of their peers, whose account they could take over; owners may. */
export const mayEditPerson = (editor: Editor, person: Person): boolean =>
  isSelf(editor, person) || editor.isOwner || person.level < editor.level
