/** Slugs of the papers and the quiz that the browser journeys take, the slug of their series, and a text of one solution (journeyPapers.ts). */
export const JOURNEY = {
  series: 'journey-series',
  /** One question of every type and a comprehension set, then six more; in the safe mode of the hall, with calculator and pauses. */
  paper: 'journey-paper',
  /** Four questions in the strict mode of the hall. */
  strict: 'journey-strict-paper',
  /** Two questions, the key of one of which is corrected. */
  corrected: 'journey-corrected-paper',
  /** Two questions with instant feedback. */
  quiz: 'journey-quiz',
  /** A sentence that occurs only in a solution of the paper. */
  secret: 'Thus the fringes move by half their width',
} as const
