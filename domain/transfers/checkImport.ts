import { jsonFault } from '../input/jsonFault.ts'

const FORBIDDEN_PART = /(^|[_.])(__proto__|constructor|prototype)([_.]|$)/
/** A list index in a column name, `outcomes_0_text`; larger numbers would create huge lists. */
const LARGE_INDEX = /[_.]\d{4,}([_.]|$)/
const BOM = /^\uFEFF/

/** The names in the first line of a CSV file. */
const columnsOf = (text: string): string[] =>
  (text.replace(BOM, '').split(/\r?\n/, 1)[0] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^"|"$/g, ''))

function jsonProblem(text: string): string | null {
  let rows: unknown
  try {
    rows = JSON.parse(text.replace(BOM, ''))
  } catch {
    return 'The file is not valid JSON.'
  }
  if (!Array.isArray(rows)) return 'The file must hold a list of rows.'
  return jsonFault(rows)
}

/** Why a file can't be imported at all, or null. Errors in single rows are reported when they are saved. */
export function importProblem(text: string, format: 'csv' | 'json'): string | null {
  if (text.includes('\0')) return 'The file is not a text file.'
  if (format === 'json') return jsonProblem(text)
  const columns = columnsOf(text)
  const column = columns.find((name) => FORBIDDEN_PART.test(name) || LARGE_INDEX.test(name))
  if (column !== undefined) return `The column ${column} can't be imported.`
  const duplicate = columns.find((name, i) => name !== '' && columns.indexOf(name) !== i)
  return duplicate === undefined ? null : `The column ${duplicate} is there twice.`
}
