/**
 * Where something is in a file: the line of a text, the row of a sheet or the table of a
 * document, from 1, where the format has them, and what is
 * meant there: a path such as `questions[3].options[1].text.en`, a column, an element.
 */
export type Place = { readonly line: number | null; readonly path: string }

/** What a file says that cannot be taken as it is. `detail` is what stands there, or what was expected. */
export type Finding = { readonly at: Place; readonly code: FindingCode; readonly detail: string }

/** Why a question is not imported, or what changes when it is, in the panel's words. */
export const FINDINGS = {
  notReadable: 'The file cannot be read: {detail}',
  encoding:
    'The file is not in UTF-8 and was read as Windows text; see whether these letters are right: {detail}',
  noQuestions: 'There are no questions in this file',
  moreProblems: 'There are {detail} problems; the first 1,000 are listed',
  tooLarge: 'This is too large: {detail}',
  unknownFormat: 'This is none of the formats that can be imported',
  severalFiles: 'The ZIP has several files of questions; put each into one of its own: {detail}',
  version: 'This version of the format cannot be read: {detail}',
  unknownField: 'There is no field {detail}',
  unknownValue: 'This value is not known: {detail}',
  missing: 'This is missing',
  wrongType: 'This should be {detail}',
  limit: 'This has too many or too few parts: {detail}',
  textLength: 'This text is empty or too long',
  sameId: 'The same id is used twice: {detail}',
  id: 'An id has letters, digits, _ and - and begins with a letter or digit: {detail}',
  noLanguage: 'This is written neither in English nor in Hindi',
  emptyText: 'This text has no words',
  manyBlocks: 'This text has too many paragraphs, tables and pictures',
  tableRow: 'Each row of a table begins and ends with |: {detail}',
  rowsDiffer: 'The rows of the table have different numbers of cells',
  tableSize: 'The table has no rows, or too many rows or columns',
  cellLength: 'A cell of the table is too long',
  alt: 'A picture needs words for those who cannot see it: ![words](file)',
  file: 'The name of the picture cannot be read: {detail}',
  number: 'This is not a number that can be read: {detail}',
  rangeReversed: 'The range ends before it begins',
  toleranceNegative: 'A tolerance is 0 or more',
  marks: 'Marks are written 4, 0.5 or 1/3: {detail}',
  blanksDiffer: 'The stem should have each blank once, as [[id]], in each of its languages',
  noWayToAnswer: 'Neither files nor typed text are allowed as an answer',
  formula: 'This formula cannot be typeset: {detail}',
  formulaPdf: 'This formula cannot be typeset in PDFs: {detail}',
  dollars:
    'Dollar signs that may be a formula or prices: write $x$ without spaces inside and without a digit behind it, or \\$5',
  picture: 'There is no such picture: {detail}',
  video: 'There is no such video: {detail}',
  answer: 'This answer cannot be read: {detail}',
  unknownColumn: 'There is no column {detail}',
  cellOutside: 'A cell has no column: a quote or a comma is missing in this row or the one before',
  columnTwice: 'The column {detail} is there twice',
  notForType: 'A question of the type {detail} does not have this',
  partAlone: 'The set {detail} should be in a row above its parts',
  aikenOptions: 'The question has no options: each is a line like A) words',
  aikenLetter: 'The next option should begin with {detail}',
  aikenAnswer: 'A line ANSWER: A is missing before: {detail}',
  gift: 'This cannot be read as GIFT: {detail}',
  tableLabel: 'The first cell of this row names no part of a question: {detail}',
  outsideTable: 'Text outside the tables is left out: {detail}',
  fileMissing: 'The file {detail} is not there: put it and the questions into one ZIP',
  sameFileName: 'Several files have this name; give each its own: {detail}',
  questionType: 'Questions of this kind cannot be imported: {detail}',
  nothingAsked:
    'This is a text that asks nothing; a passage can be imported as a set in JSON, CSV, XLSX or DOCX',
  partialCredit: 'An answer that is partly right cannot be imported: {detail}',
  wildcard: 'An answer with * for any text cannot be imported: {detail}',
  units: 'Answers with units cannot be imported: {detail}',
  language: 'A text is in another language than English and Hindi: {detail}',
  markup: 'This markup cannot be imported: {detail}',
  mergedCells: 'A table with merged cells cannot be imported',
  cellContent: 'A cell of a table can have text only, no picture and no other table',
  pictureUnread: 'The picture cannot be found or is of a kind that is not allowed: {detail}',
  equation: 'The equation has a part that cannot be imported: {detail}',
  markupDropped: 'Left out: {detail}',
  formatting: 'The look of letters is left out: {detail}',
  link: 'The text of a link is kept, its address is left out: {detail}',
  noAlt: 'A picture had no description and is called “Picture”: {detail}',
  fileDropped: 'A file that no text shows is left out: {detail}',
  feedback: 'What is said to those who gave an answer is left out: {detail}',
  deduction: 'Marks for wrong answers and for further tries are left out; they belong to the paper: {detail}',
  worth: 'Marks of the question are left out; they belong to the paper: {detail}',
  wrongAnswer: 'A typed answer that is known to be wrong is left out: {detail}',
  notWritten: 'The question cannot be written in this format: {detail}',
  fieldDropped: 'Left out, since questions have no place for it: {detail}',
  keyUnknown: 'The answer names something that the question does not have',
  keyTwice: 'The answer names the same thing twice',
  keyMissing: 'A row or a blank has no answer',
  keyType: 'The answer does not belong to this type of question',
  keyNotWhole: 'No whole number is in the range of right answers',
} as const
export type FindingCode = keyof typeof FINDINGS

/** What a finding says to the person who imports, without its place. */
export const findingText = ({ code, detail }: Pick<Finding, 'code' | 'detail'>): string =>
  FINDINGS[code].replace('{detail}', () => detail)
