import { internalCollection } from '../internalCollection.ts'

/** Draft of a paper or quiz, one row for each (`paper`); published as a release. */
export const PaperDrafts = internalCollection({
  slug: 'paper-drafts',
  fields: [
    { name: 'paper', type: 'text', required: true, unique: true },
    { name: 'kind', type: 'select', required: true, options: ['test-papers', 'quizzes'] },
    { name: 'project', type: 'text', required: true, index: true },
    /** The paper, possibly incomplete (DraftSchema). */
    { name: 'draft', type: 'json', required: true },
    /** Password and networks (EntryRulesSchema). */
    { name: 'entry', type: 'json', required: true },
    /** Ids of the draft's questions, between spaces, for "used in". */
    { name: 'questionKeys', type: 'textarea', required: true, defaultValue: '' },
    { name: 'rev', type: 'number', required: true, defaultValue: 0 },
    { name: 'seedKey', type: 'text', index: true },
    { name: 'seedHash', type: 'text' },
    { name: 'changedBy', type: 'text' },
    { name: 'changedAt', type: 'date', required: true, index: true },
  ],
})
