import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { IMPORT_STATES } from '#domain/exams/bank/importStates.ts'
import { projectScoped } from '../projectScoped.ts'

/** Internal, since the texts of a file may contain keys. */
const internal = { access: { read: nobodyField }, admin: { hidden: true } }

/**
 * Import of a file of questions into the bank: its report, progress, and whether it was rolled back. An import that staff do not
 * confirm is deleted after a day, with its pictures.
 */
export const QuestionImports = projectScoped({
  slug: 'question-imports',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Import of questions', plural: 'Imports of questions' },
  admin: {
    group: 'Learning',
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'format', 'state', 'total', 'added', 'createdAt'],
    components: {
      views: {
        edit: {
          default: { Component: '/admin/questionImports/ImportPage#ImportPage', tab: { label: 'Import' } },
        },
      },
    },
  },
  access: moduleAccess('question-imports'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['state', 'heartbeatAt'] }],
  fields: [
    { name: 'fileName', type: 'text', required: true, maxLength: 255 },
    { name: 'format', type: 'text' },
    { name: 'state', type: 'select', required: true, options: [...IMPORT_STATES] },
    /** Questions in the file that can be imported. */
    { name: 'total', type: 'number', required: true, defaultValue: 0 },
    /** Questions of the file processed in this state. */
    { name: 'position', type: 'number', required: true, defaultValue: 0, ...internal },
    { name: 'added', type: 'number', required: true, defaultValue: 0 },
    /** Number of questions skipped because the bank has them already. */
    { name: 'skipped', type: 'number', required: true, defaultValue: 0 },
    { name: 'removed', type: 'number', required: true, defaultValue: 0 },
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    { name: 'finishedAt', type: 'date' },
    /** Language of texts, for formats that do not specify it. */
    { name: 'language', type: 'text', required: true, defaultValue: 'en', ...internal },
    { name: 'keepsDuplicates', type: 'checkbox', required: true, defaultValue: false, ...internal },
    /** ImportReport. */
    { name: 'report', type: 'json', ...internal },
    /** When a process last made progress; another process resumes a stopped import. */
    { name: 'heartbeatAt', type: 'date', ...internal },
  ],
})
