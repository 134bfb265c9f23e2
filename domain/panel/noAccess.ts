import type { PageAccess, PageReason } from '../roles/pageAccess.ts'

type Refused = Exclude<
  PageReason,
  'admin' | 'byRole' | 'listed' | 'listedReadOnly' | 'readOnlyModule' | 'always'
>

/** Text of a page that a person may not open: the missing permission, the reason, and who can change it. */
export type NoAccessText = { title: string; reason: string; whoHelps: string }

const ADMINS = 'Ask an admin of this project to give it to you under People, Permissions.'
const SWITCHES = 'Ask an admin of this project whether this part is needed.'

const TEXTS: Record<Refused, (permission: string) => NoAccessText> = {
  roleTooLow: (permission) => ({
    title: `You need the permission “${permission}”`,
    reason: 'Your role is too low for this permission.',
    whoHelps: 'Ask an admin of this project whether your role should change.',
  }),
  otherRole: (permission) => ({
    title: `“${permission}” is for another role`,
    reason: 'This page is for a role you do not have.',
    whoHelps: 'Ask an admin of this project for what you need from it.',
  }),
  ownersOnly: (permission) => ({
    title: `“${permission}” is for platform owners`,
    reason: 'This page covers all projects. Only platform owners can open it.',
    whoHelps: 'Ask an owner of the platform.',
  }),
  featureOff: (permission) => ({
    title: `“${permission}” is switched off`,
    reason: 'This part of the product is switched off for this project.',
    whoHelps: 'An admin can switch it on under Advanced settings.',
  }),
  featureNotGiven: (permission) => ({
    title: `“${permission}” is not switched on for you`,
    reason: 'This part of the product is switched on for each person separately, and not yet for you.',
    whoHelps: SWITCHES,
  }),
  notListed: (permission) => ({
    title: `You need the permission “${permission}”`,
    reason: 'It is not among the permissions of your account.',
    whoHelps: ADMINS,
  }),
  editOnly: (permission) => ({
    title: `You can view “${permission}” but not edit it`,
    reason: 'This page is only for people who can edit. Your permission is view only.',
    whoHelps: 'Ask an admin of this project to let you edit, under People, Permissions.',
  }),
  assignedOnly: (permission) => ({
    title: `You may not add to “${permission}”`,
    reason: 'You can only work on what is assigned to you.',
    whoHelps: 'Ask an admin of this project to add it and assign it to you.',
  }),
  noModule: () => ({
    title: 'This page is for admins',
    reason: 'It is not part of any permission.',
    whoHelps: 'Ask an admin of this project for what you need from it.',
  }),
  notStaff: () => ({
    title: 'This account has no access to the admin panel',
    reason: 'You are signed in as a learner, or with a code of 4 digits. The panel asks for a staff sign-in.',
    whoHelps: 'Log in to the panel with your staff phone or e-mail.',
  }),
}

const isRefused = (reason: PageReason): reason is Refused => reason in TEXTS

/** Text of a refused page; null for one that is allowed (spec 6). */
export function noAccessText({
  isAllowed,
  reason,
  module,
}: Pick<PageAccess, 'isAllowed' | 'reason' | 'module'>): NoAccessText | null {
  if (isAllowed || !isRefused(reason)) return null
  return TEXTS[reason](module?.label ?? 'Admin')
}
