import type { ChangeRefusal } from './changeRules.ts'

/** Texts of the panel for refused changes of a person. */
export const REFUSAL_TEXTS = {
  notAdmin: 'Only admins can do this.',
  self: 'You cannot do this to your own account. Ask another admin.',
  aboveYou: 'This person has a higher level than you.',
  notBelowYou: 'You can do this only for people below your own level.',
  aboveOwnLevel: 'You cannot give a level above your own.',
  projectLimit: 'Nobody in a project can have a level above admin.',
  owner: 'This is a platform owner, who has full access.',
  lastOwner: 'This is the last platform owner who can sign in.',
  notStaff: 'Students have no access to the panel. Change the level first.',
  range: 'A level is a whole number from 100.',
} as const satisfies Record<ChangeRefusal, string>
