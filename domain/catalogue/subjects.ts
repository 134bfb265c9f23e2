/** Subjects with their own cover drawing and colours. */
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
