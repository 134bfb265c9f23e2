import { PAPER_PROBLEMS } from '../exams/papers/PaperProblem.ts'

/** Messages of the panel about papers. */
export const PAPER_TEXTS = {
  problems: PAPER_PROBLEMS,
  published: 'Published as release {number}. Attempts that are running keep the release they began with.',
  unchanged: 'Release {number} already says all of this; nothing was changed.',
  meanwhile: 'Somebody else has changed this paper since you opened it. Reload the page to see it.',
  unseen:
    'Not saved: it has a question, or a pool that draws questions, beyond those that you see in the bank. Somebody who sees all of them can add it.',
  noDraft: 'There is nothing to publish yet: build the paper first.',
  hasProblems: 'The paper cannot be published yet: {count} things are left to do.',
  hasProblem: 'The paper cannot be published yet: one thing is left to do.',
  notProven: 'The draft cannot be tried yet: {problem}',
  neverPublished: 'The paper was never published.',
  expertMarks: 'An expert gives from 0 to the full marks of a question, in quarters.',
} as const
