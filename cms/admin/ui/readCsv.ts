import { MAX_ROWS, type NumberedRow, ROW_COLUMNS, type RowColumn } from '#domain/people/PersonRow.ts'
import { readRecords } from '../people/readRecords.ts'

type Read = { ok: true; rows: NumberedRow[]; ignored: string[] } | { ok: false; message: string }

/** Alternative column headers, in lower case, by the column they mean. */
const HEADS: Record<string, RowColumn> = { 'e-mail': 'email', role: 'level' }

/** Rows of a CSV file of people with their line numbers, or why it cannot be read. The header must have `name` and `phone` or `email`. */
export function readCsv(text: string): Read {
  const read = readRecords(text)
  if (!read.ok) return { ok: false, message: `This is no CSV file that can be read: ${read.reason}` }
  const [header, ...records] = read.records
  const names = (header?.record ?? []).map((name) => HEADS[name.toLowerCase()] ?? name.toLowerCase())
  const missing = ['name'].filter((name) => !names.includes(name))
  if (missing.length > 0 || !names.some((name) => name === 'phone' || name === 'email'))
    return { ok: false, message: `The first line must name the columns: ${ROW_COLUMNS.join(', ')}.` }
  if (records.length === 0) return { ok: false, message: 'The file has no rows below its first line.' }
  if (records.length > MAX_ROWS)
    return { ok: false, message: `A file has ${MAX_ROWS.toLocaleString('en-IN')} rows at most.` }
  return {
    ok: true,
    ignored: (header?.record ?? []).filter(
      (_, i) => names[i] && !ROW_COLUMNS.includes(names[i] as RowColumn),
    ),
    rows: records.map((line) => ({ line: line.info.lines, raw: rowOf(names, line.record) })),
  }
}

const rowOf = (names: string[], record: string[]): NumberedRow['raw'] =>
  Object.fromEntries(
    names.flatMap((name, i) =>
      ROW_COLUMNS.includes(name as RowColumn) ? [[name, (record[i] ?? '').slice(0, 400)]] : [],
    ),
  )
