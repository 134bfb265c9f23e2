import { OPTION_LETTERS, ROW_LETTERS } from './lettered.ts'

const FIELDS: Record<string, string> = {
  stem: 'question',
  passage: 'question',
  assertion: 'assertion',
  reason: 'reason',
  hint: 'hint',
  solution: 'solution',
  solutionVideo: 'video',
  rubric: 'rubric',
  options: 'option_a',
  rows: 'row_p',
  columns: 'option_a',
  right: 'answer',
  numbers: 'answer',
  blanks: 'answer',
  maxFiles: 'max_files',
  maxCharacters: 'max_characters',
}

/** The column of a sheet for a path of the exchange format: `options[1].text.en` is in `option_b_en`. */
export function columnOf(path: string): string {
  const item = /^(options|rows|columns)\[(\d+)\](?:\.text)?(?:\.(en|hi))?/.exec(path)
  if (item) {
    const [, list, at, locale] = item
    const isRow = list === 'rows'
    const letter = (isRow ? ROW_LETTERS : OPTION_LETTERS)[Number(at)] ?? ''
    return `${isRow ? 'row' : 'option'}_${letter}${locale ? `_${locale}` : ''}`
  }
  const [, field = '', locale] = /^(\w+)(?:\.(en|hi)$)?/.exec(path) ?? []
  return `${FIELDS[field] ?? field}${locale ? `_${locale}` : ''}`
}
