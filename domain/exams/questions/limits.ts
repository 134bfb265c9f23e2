/** Limits of a question, in characters and pieces; a question of a printed paper is far below all of them. */
export const QUESTION_LIMITS = {
  text: 5000,
  blocks: 40,
  tableRows: 30,
  tableColumns: 12,
  cell: 500,
  alt: 300,
  options: 10,
  rows: 10,
  blanks: 10,
  parts: 10,
  rightSets: 5,
  accepted: 20,
  concepts: 20,
  files: 20,
  typedWork: 20_000,
} as const
