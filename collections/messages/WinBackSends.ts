import { moduleAccess } from '#access/moduleRules.ts'
import {
  WIN_BACK_KINDS,
  WIN_BACK_RESULTS,
  WIN_BACK_RULES,
  type WinBackResult,
} from '#domain/winBack/rules.ts'
import { searchByStudent } from '#hooks/people/searchByStudent.ts'
import { projectScoped } from '../projectScoped.ts'

const RESULT_LABELS: Record<WinBackResult, string> = {
  sent: 'Sent',
  noConsent: 'Not sent: no reminders wanted',
  tooYoung: 'Not sent: under 18 or of unknown age, and no guardian agreed',
  unreachable: 'Not sent: no proven e-mail',
  capped: 'Not sent: enough e-mails this week',
  stopped: 'Not sent: the reason is gone',
}

/**
 * What came of the win-back rules (in GST and delivery): one row for each person and subject for which a rule was due, by `key`. Subject and text are
 * there until the e-mail is queued. Written by the server, kept for a year.
 */
export const WinBackSends = projectScoped({
  slug: 'win-back-sends',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Win-back e-mail', plural: 'Win-back e-mails' },
  admin: {
    group: 'Site',
    useAsTitle: 'about',
    components: { Description: '/admin/messages/WinBackDescription#WinBackDescription' },
    defaultColumns: ['about', 'student', 'rule', 'result', 'decidedAt'],
    listSearchableFields: ['about', 'student'],
  },
  access: moduleAccess('win-back-sends'),
  hooks: { beforeOperation: [searchByStudent] },
  defaultSort: '-decidedAt',
  indexes: [{ fields: ['project', 'decidedAt'] }, { fields: ['student', 'result', 'decidedAt'] }],
  fields: [
    { name: 'about', type: 'text', required: true, maxLength: 300 },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      admin: { components: { Cell: '/admin/orders/StudentCell#StudentCell' } },
    },
    {
      name: 'rule',
      type: 'select',
      required: true,
      options: WIN_BACK_KINDS.map((value) => ({ value, label: WIN_BACK_RULES[value].label })),
    },
    {
      name: 'result',
      type: 'select',
      required: true,
      options: WIN_BACK_RESULTS.map((value) => ({ value, label: RESULT_LABELS[value] })),
    },
    { name: 'decidedAt', type: 'date', required: true, label: 'When' },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    { name: 'subject', type: 'text', admin: { hidden: true } },
    { name: 'text', type: 'textarea', admin: { hidden: true } },
  ],
})
