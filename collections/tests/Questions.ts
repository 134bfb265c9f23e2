import { moduleAccess } from '#access/moduleRules.ts'
import { DIFFICULTIES } from '#domain/exams/questions/QuestionSchema.ts'
import { QUESTION_TYPES } from '#domain/exams/questions/questionTypes.ts'
import { TYPE_LABELS } from '#domain/exams/questions/typeLabels.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const computed = { admin: { hidden: true } } as const

/**
 * The question bank: the latest version of each question, for search and lists of staff, without key and solution. Each save with changes
 * (`saveQuestion`) adds an immutable row to `question-versions` and one to `question-keys`. A question that a paper uses is never deleted,
 * only retired. A row of version 0 is an unfinished save.
 */
export const Questions = projectScoped({
  slug: 'questions',
  custom: { isFlat: true },
  lockDocuments: false,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'code', 'type', 'difficulty', 'concepts', 'used', 'updatedAt'],
    listSearchableFields: ['title', 'code', 'conceptKeys', 'searchText'],
    baseListFilter: () => ({ version: { greater_than: 0 } }),
    components: {
      beforeListTable: ['/admin/questions/QuestionFilters#QuestionFilters'],
      views: {
        edit: {
          default: { Component: '/admin/questions/QuestionPage#QuestionPage', tab: { label: 'Question' } },
        },
      },
    },
  },
  access: moduleAccess('questions'),
  defaultSort: '-updatedAt',
  indexes: [
    { fields: ['project', 'code'], unique: true },
    { fields: ['project', 'textKey'] },
    { fields: ['project', 'hindiTextKey'] },
    { fields: ['project', 'updatedAt'] },
  ],
  fields: [
    /** The beginning of the stem, for lists and the search; computed. */
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { readOnly: true },
    },
    /** Short name within the project, as files and seeds use it. */
    { name: 'code', type: 'text', required: true, maxLength: 64 },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: QUESTION_TYPES.map((value) => ({ value, label: TYPE_LABELS.en[value] })),
    },
    {
      name: 'difficulty',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      options: [...DIFFICULTIES],
    },
    { name: 'year', type: 'number', min: 1900, max: 2100 },
    { name: 'source', type: 'text', maxLength: 200 },
    /** Tags, a list of texts. */
    {
      name: 'concepts',
      type: 'json',
      required: true,
      admin: { components: { Cell: '/admin/questions/ConceptsCell#ConceptsCell' } },
    },
    /** The tags in lower case between bars, `|rotation|torque|`, so that filters match whole tags. */
    {
      name: 'conceptKeys',
      type: 'text',
      label: 'Concept',
      required: true,
      defaultValue: '|',
      ...computed,
    },
    /** The languages in which the question is complete, such as `en,hi`. */
    { name: 'languages', type: 'text', defaultValue: '', admin: { readOnly: true } },
    /** Content of the latest version in the shape of `domain/exams`. */
    { name: 'content', type: 'json', required: true, ...computed },
    { name: 'version', type: 'number', required: true, defaultValue: 0, admin: { readOnly: true } },
    { name: 'isRetired', type: 'checkbox', required: true, defaultValue: false, label: 'Retired' },
    /** Ids of papers and quizzes with the question in a draft or release, and of the papers' test series; between spaces. */
    { name: 'paperKeys', type: 'text', required: true, defaultValue: ' ', ...computed },
    { name: 'seriesKeys', type: 'text', required: true, defaultValue: ' ', ...computed },
    /** Number of these papers and quizzes. */
    { name: 'used', type: 'number', required: true, defaultValue: 0, label: 'Used in' },
    /** Hashes of the normalised text in English and in Hindi, to find duplicates. */
    { name: 'textKey', type: 'text', ...computed },
    { name: 'hindiTextKey', type: 'text', ...computed },
    /** Search text: the words in both languages, normalised. */
    { name: 'searchText', type: 'textarea', label: 'Words', defaultValue: '', ...computed },
    { name: 'author', type: 'relationship', relationTo: 'users', index: true, ...computed },
    { name: 'changedBy', type: 'relationship', relationTo: 'users', ...computed },
    /** The import that created it. */
    { name: 'importId', type: 'text', index: true, ...computed },
    ...seedFields,
  ],
})
