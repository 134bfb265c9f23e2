import { attemptAccess } from '#access/attemptRules.ts'
import { nobodyField } from '#access/rules.ts'
import { ATTEMPT_STATES } from '#domain/exams/attempts/transitions.ts'
import { PAPER_KINDS } from '#domain/exams/releases/paperKinds.ts'
import { projectScoped } from '../projectScoped.ts'

const hidden = { access: { read: nobodyField }, admin: { hidden: true } }

/**
 * Attempts: one row for each person, paper and number (`key`), created at the start. Answers and states change only by conditional updates
 * of operations (decision 41); staff read the list, students their own attempts through calls.
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
    /** Hash of a guest's token, for a quiz taken without an account. */
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
    /** Random seed of the paper's draw (drawPaper). */
    { name: 'seed', type: 'text', required: true, ...hidden },
    { name: 'language', type: 'text', required: true },
    { name: 'startedAt', type: 'date' },
    { name: 'endsAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    /** Who ended it: `student`, `staff` or `server`; null while it lasts. */
    { name: 'endedBy', type: 'text', admin: { hidden: true } },
    /** Time of the server's next action: end, resume or mark. Null for none. */
    { name: 'dueAt', type: 'date', admin: { hidden: true } },
    { name: 'lastSavedAt', type: 'date' },
    /** Time of the exam hall's last heartbeat. */
    { name: 'seenAt', type: 'date', admin: { hidden: true } },
    /** Number of the device session that may save; incremented by a takeover. */
    { name: 'epoch', type: 'number', required: true, defaultValue: 1, admin: { hidden: true } },
    /** Hash of that device's id, to recognise a repeated start or takeover. */
    { name: 'device', type: 'text', ...hidden },
    /** Last sequence number within this epoch. */
    { name: 'sequence', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** Incremented by every change of state, times and messages, so that a save detects a stale cache. */
    { name: 'clock', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    /** The current answer of each question (KeptAnswers), merged by mergeAnswers. */
    { name: 'answers', type: 'json', required: true, ...hidden },
    /** Answers that arrived too late; they count only if staff accept them. */
    { name: 'lateAnswers', type: 'json', required: true, ...hidden },
    /** Experts' marks for written answers (GivenMarks); null before the first. */
    { name: 'expertMarks', type: 'json', ...hidden },
    /** Ids of the leaves whose answer was checked with instant feedback and is therefore final. */
    { name: 'checked', type: 'json', required: true, ...hidden },
    { name: 'answered', type: 'number', required: true, defaultValue: 0 },
    /** The question on the screen at the last heartbeat. */
    { name: 'current', type: 'text', admin: { hidden: true } },
    { name: 'flags', type: 'number', required: true, defaultValue: 0 },
    /** Timing and grants: pauses, accommodation, batches, added minutes, reopenedUntil, acceptedUntil. */
    { name: 'timing', type: 'json', required: true, ...hidden },
    /** Staff messages to this student during the attempt. */
    { name: 'messages', type: 'json', required: true, ...hidden },
    /** The last change of state and the number of changes, written with the state; `attempt-events` has all changes. */
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
