import { OPTION_LETTERS, ROW_LETTERS } from './lettered.ts'
import { TEXT_COLUMNS } from './sheetColumns.ts'

const NAMED: Record<string, string> = {
  id: 'id',
  type: 'type',
  question: 'question',
  passage: 'question',
  assertion: 'assertion',
  reason: 'reason',
  answer: 'answer',
  pinned: 'pinned',
  decimals: 'decimals',
  rubric: 'rubric',
  hint: 'hint',
  video: 'video',
  'max files': 'max_files',
  'max characters': 'max_characters',
  solution: 'solution',
  difficulty: 'difficulty',
  concepts: 'concepts',
  source: 'source',
  year: 'year',
}
const LETTERED = new Map<string, string>([
  ...OPTION_LETTERS.map((letter) => [letter, `option_${letter}`] as const),
  ...ROW_LETTERS.map((letter) => [letter, `row_${letter}`] as const),
])

/** The field of a row of a table by its label: `Question`, `A`, `Max files`; null where there is none. */
export function fieldOfLabel(label: string): string | null {
  const name = label
    .trim()
    .toLowerCase()
    .replace(/[.:)]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return Object.hasOwn(NAMED, name) ? (NAMED[name] as string) : (LETTERED.get(name) ?? null)
}

/** The label of a field; the reverse of `fieldOfLabel`. */
export function labelOfField(field: string): string {
  const letter = /^(?:option|row)_([a-z])$/.exec(field)?.[1]
  if (letter) return letter.toUpperCase()
  const words = field.replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Whether a field is written once for each language. */
export const isText = (field: string): boolean => TEXT_COLUMNS.includes(`${field}_en`)
