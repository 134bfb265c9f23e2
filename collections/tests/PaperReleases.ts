import { internalCollection } from '../internalCollection.ts'

/**
 * What publishing a paper or quiz froze, without keys; its content is never changed. The newest `number` that is ready is current
 * (cms/operations/attempts/loadRelease.ts); attempts name the release that they were started with. `content` is ReleaseContent
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
    /** False until its keys, its pack and the figures of its outline are there; a stopped publishing is finished later. */
    { name: 'isReady', type: 'checkbox', required: true, defaultValue: false, index: true },
    /** `rev` of the draft that it was made from. */
    { name: 'draftRev', type: 'number', required: true },
    { name: 'publishedBy', type: 'text' },
    { name: 'publishedAt', type: 'date', required: true, index: true },
  ],
})
