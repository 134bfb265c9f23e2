import { attemptAccess } from '#access/attemptRules.ts'
import { nobodyField } from '#access/rules.ts'
import { ATTEMPT_STATES } from '#domain/exams/attempts/transitions.ts'
import { PAPER_KINDS } from '#domain/exams/releases/paperKinds.ts'
import { projectScoped } from '../projectScoped.ts'

const hidden = { access: { read: nobodyField }, admin: { hidden: true } }

/**
 * One row for each person, paper and number (`key`), from its first second. Answers and states change by conditional updates
 * of operations alone (decision 41); staff read the list, students their own attempts through calls.
 */
export const TestUserAttempts = projectScoped({
  slug: 'test-user-attempts',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Attempt', plural: 'Attempts' },
  admin: {
    group: 'Learning',
    useAsTitle: 'title',
    defaultColumns: ['title', 'student', 'number', 'state', 'answered', 'score', 'startedAt', 'lastSavedAt'],
    listSearchableFields: ['title'],
    components: {
      beforeListTable: ['/admin/attempts/AttemptFilters#AttemptFilters'],
      views: {
        edit: {
          default: { Component: '/admin/attempts/AttemptPage#AttemptPage', tab: { label: 'Attempt' } },
        },
      },
    },
  },
  access: attemptAccess(),
  defaultSort: '-startedAt',
  indexes: [
    { fields: ['paper', 'state'] },
    { fields: ['paper', 'startedAt'] },
    { fields: ['student', 'startedAt'] },
    { fields: ['testSeries', 'startedAt'] },
    { fields: ['guest', 'paper'] },
    { fields: ['student', 'paper'] },
    { fields: ['state', 'dueAt'] },
    { fields: ['project', 'state', 'startedAt'] },
    { fields: ['release', 'key'] },
    { fields: ['project', 'endedAt'] },
  ],
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { components: { Cell: '/admin/attempts/TakerCell#TakerCell' } },
    },
    /** Hash of the token of somebody who takes a quiz without an account. */
    { name: 'guest', type: 'text', ...hidden },
    { name: 'guestName', type: 'text' },
    { name: 'kind', type: 'select', required: true, options: [...PAPER_KINDS] },
    { name: 'paper', type: 'text', required: true, admin: { hidden: true } },
    { name: 'testSeries', type: 'relationship', relationTo: 'test-series', index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'number', type: 'number', required: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      options: [...ATTEMPT_STATES],
      admin: { components: { Cell: '/admin/attempts/AttemptStateCell#AttemptStateCell' } },
    },
    { name: 'release', type: 'text', required: true, ...hidden },
    /** What the paper was drawn by (drawPaper). */
    { name: 'seed', type: 'text', required: true, ...hidden },
    { name: 'language', type: 'text', required: true },
    { name: 'startedAt', type: 'date' },
    { name: 'endsAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    /** Who ended it: `student`, `staff` or `server`; null while it lasts. */
    { name: 'endedBy', type: 'text', admin: { hidden: true } },
    /** When the server has to do something: end, resume, mark. Null for nothing. */
    { name: 'dueAt', type: 'date', admin: { hidden: true } },
    { name: 'lastSavedAt', type: 'date' },
    /** The last sign of life of its hall. */
    { name: 'seenAt', type: 'date', admin: { hidden: true } },
    /** The newest device's turn; a takeover raises it. */
    { name: 'epoch', type: 'number', required: true, defaultValue: 1, admin: { hidden: true } },
    /** Hash of that device's name, by which a start or takeover that is sent again is known. */
    { name: 'device', type: 'text', ...hidden },
    /** The last sequence of this epoch. */
    { name: 'sequence', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** Rises with every change of state, times and messages, so that a save detects a stale cache. */
    { name: 'clock', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** The save of each question that counts (KeptAnswers); merged by mergeAnswers. */
    { name: 'answers', type: 'json', required: true, ...hidden },
    /** Saves that arrived too late to count by themselves; they count as far as staff accept them. */
    { name: 'lateAnswers', type: 'json', required: true, ...hidden },
    /** What experts gave written answers (GivenMarks); null before they did. */
    { name: 'expertMarks', type: 'json', ...hidden },
    /** Leaf ids whose answer was checked with instant feedback: it is final. */
    { name: 'checked', type: 'json', required: true, ...hidden },
    { name: 'answered', type: 'number', required: true, defaultValue: 0 },
    /** The question on the screen at the last heartbeat. */
    { name: 'current', type: 'text', admin: { hidden: true } },
    { name: 'flags', type: 'number', required: true, defaultValue: 0 },
    /** Times and what was granted: pauses, accommodation, batches, added minutes, reopenedUntil, acceptedUntil. */
    { name: 'timing', type: 'json', required: true, ...hidden },
    /** Messages of staff to this student in the hall. */
    { name: 'messages', type: 'json', required: true, ...hidden },
    /** The last move and the number of moves so far, written with the state; `attempt-events` has all of them. */
    { name: 'lastMove', type: 'json', ...hidden },
    { name: 'moves', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** `paper-keys` number of the marking; answers that arrive later do not count automatically. Null before it. */
    { name: 'keyNumber', type: 'number', admin: { hidden: true } },
    /** Number of the last marking. */
    { name: 'marking', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** For sorting and lists; the exact total is in `attempt-results`. */
    { name: 'score', type: 'number' },
  ],
})
