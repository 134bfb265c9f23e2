import { internalCollection } from '../internalCollection.ts'

/**
 * Immutable content of a published paper or quiz, without keys. The ready release with the highest `number` is current
 * (cms/operations/attempts/loadRelease.ts); an attempt stays with the release that it was started with. `content` is ReleaseContent
 * (domain/exams/releases).
 */
export const PaperReleases = internalCollection({
  slug: 'paper-releases',
  indexes: [{ fields: ['paper', 'number'] }],
  fields: [
    /** `paper/number`. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'paper', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: ['test-papers', 'quizzes'] },
    { name: 'project', type: 'text', required: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'content', type: 'json', required: true },
    /** Password and networks; never sent to a client. */
    { name: 'entry', type: 'json', required: true },
    { name: 'questionCount', type: 'number', required: true },
    /** Full marks, exact. */
    { name: 'fullMarksNum', type: 'number', required: true },
    { name: 'fullMarksDen', type: 'number', required: true },
    /** The denominator over which all marks of the paper are integers. */
    { name: 'denominator', type: 'number', required: true },
    /** False until keys, pack and the outline's figures are stored; interrupted publishing is resumed later. */
    { name: 'isReady', type: 'checkbox', required: true, defaultValue: false, index: true },
    /** `rev` of the published draft. */
    { name: 'draftRev', type: 'number', required: true },
    { name: 'publishedBy', type: 'text' },
    { name: 'publishedAt', type: 'date', required: true, index: true },
  ],
})
