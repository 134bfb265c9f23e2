/** Slugs of the papers and quizzes that the browser journeys take, of the series of the papers, and a secret of them (journeyPapers.ts). */
export const JOURNEY = {
  series: 'journey-series',
  /** One question of every type and a set, then six more; safe, with calculator and pauses. */
  paper: 'journey-paper',
  /** Four questions, as in the real exam. */
  strict: 'journey-strict-paper',
  /** Two questions, the key of one of which is corrected. */
  corrected: 'journey-corrected-paper',
  /** Two questions with instant feedback. */
  quiz: 'journey-quiz',
  /** Words that only a solution of the paper has. */
  secret: 'Thus the fringes move by half their width',
} as const
