/** Subjects with a cover drawing and a pair of colours of their own. */
export const SUBJECTS = [
  'physics',
  'chemistry',
  'maths',
  'biology',
  'polity',
  'history',
  'geography',
  'reasoning',
  'english',
  'hindi',
  'tests',
] as const

export type Subject = (typeof SUBJECTS)[number]
