import { ADMIN_LEVEL, hasAdminLevel, hasStaffLevel, STUDENT_LEVEL } from '../roles/roles.ts'

/** The person who makes a change, with the rights of the current session. */
export type Editor = { id: string; level: number; isOwner: boolean }
/** The person being changed; `hasProject` is false only for platform owners. */
export type Person = { id: string; level: number; hasProject: boolean }

export type ChangeRefusal =
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
 * Why `editor` may not give `person` the level, or null: only admins may; no one changes their own level or
 * that of a person above them, or assigns a level above their own; a project's user is at most an
 * admin, and an owner stays one (docs/permissions.md).
 */
export function levelRefusal(editor: Editor, person: Person, level: number): ChangeRefusal | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  if (isSelf(editor, person)) return 'self'
  if (!person.hasProject) return 'owner'
  if (person.level > editor.level) return 'aboveYou'
  if (!Number.isInteger(level) || level < STUDENT_LEVEL) return 'range'
  if (level > ADMIN_LEVEL) return 'projectLimit'
  return level > editor.level ? 'aboveOwnLevel' : null
}

/**
 * Why `editor` may not block or unblock `person`, or null. `otherOwners`: number of other owners who can
 * still sign in.
 */
export function blockRefusal(
  editor: Editor,
  person: Person,
  { isBlocked, otherOwners }: { isBlocked: boolean; otherOwners: number },
): ChangeRefusal | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  if (isSelf(editor, person)) return 'self'
  if (person.level > editor.level) return 'aboveYou'
  return isBlocked && !person.hasProject && otherOwners === 0 ? 'lastOwner' : null
}

/**
 * Why `editor` may not give `person` modules, or null: no one to themselves; only owners to people of their
 * own level.
 */
export function accessRefusal(editor: Editor, person: Person): ChangeRefusal | null {
  if (isSelf(editor, person)) return 'self'
  if (!person.hasProject) return 'owner'
  if (person.level >= editor.level && !editor.isOwner) return 'notBelowYou'
  return hasStaffLevel(person.level) ? null : 'notStaff'
}

/**
 * Why `editor` may not use view as for `person`, or null: only admins may, for people strictly below them.
 */
export function viewAsRefusal(editor: Editor, person: Person): ChangeRefusal | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  if (isSelf(editor, person)) return 'self'
  return person.level >= editor.level ? 'notBelowYou' : null
}

/**
 * Why `editor` may not reset the guesses and codes of `person` on new devices, or null: only admins may, for
 * no one above them. A reset alone does not sign in.
 */
export function unlockRefusal(editor: Editor, person: Person): ChangeRefusal | null {
  if (!hasAdminLevel(editor.level)) return 'notAdmin'
  return person.level > editor.level ? 'aboveYou' : null
}

/**
 * Whether an editor may change a person's name, phone or e-mail: not of peers, whose accounts they could take
 * over; owners may.
 */
export const mayEditPerson = (editor: Editor, person: Person): boolean =>
  isSelf(editor, person) || editor.isOwner || person.level < editor.level
