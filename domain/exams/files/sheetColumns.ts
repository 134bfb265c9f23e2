import type { LeafType } from '../questions/LeafSchema.ts'
import { OPTION_LETTERS, ROW_LETTERS } from './lettered.ts'

/** All columns of a sheet in their order. */
export const SHEET_COLUMNS: readonly string[] = [
  'id',
  'type',
  ...['question', 'assertion', 'reason'].flatMap(inBoth),
  ...OPTION_LETTERS.flatMap((letter) => inBoth(`option_${letter}`)),
  ...ROW_LETTERS.flatMap((letter) => inBoth(`row_${letter}`)),
  'answer',
  'pinned',
  'decimals',
  'max_files',
  'max_characters',
  'rubric',
  ...['hint', 'solution'].flatMap(inBoth),
  'video',
  'difficulty',
  'concepts',
  'source',
  'year',
]

/** Columns of texts that exist in languages. */
export const TEXT_COLUMNS: readonly string[] = SHEET_COLUMNS.filter((column) => /_(en|hi)$/.test(column))

function inBoth(field: string): [string, string] {
  return [`${field}_en`, `${field}_hi`]
}

const options = OPTION_LETTERS.map((letter) => `option_${letter}`)
const rows = ROW_LETTERS.map((letter) => `row_${letter}`)
const about = ['id', 'type', 'difficulty', 'concepts', 'source', 'year']
const solved = [...about, 'hint', 'solution', 'video']
const asked = [...solved, 'question']

export type SheetType = LeafType | 'comprehension'

/** Which fields a question of each type may fill. */
export const COLUMNS_OF: Record<SheetType, readonly string[]> = {
  single: [...asked, ...options, 'pinned', 'answer'],
  multiple: [...asked, ...options, 'pinned', 'answer'],
  trueFalse: [...asked, 'answer'],
  integer: [...asked, 'answer'],
  numeric: [...asked, 'answer', 'decimals'],
  match: [...asked, ...options, ...rows, 'pinned', 'answer'],
  matrix: [...asked, ...options, ...rows, 'pinned', 'answer'],
  assertionReason: [...solved, 'assertion', 'reason', ...options, 'pinned', 'answer'],
  fillBlank: [...asked, 'answer'],
  subjective: [...asked, 'max_files', 'max_characters', 'rubric'],
  comprehension: [...about, 'question'],
}
