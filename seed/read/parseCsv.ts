import { type CsvError, parse } from 'csv-parse/sync'
import { type RawRecord, withoutEmpty } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

type Parsed = { record: string[]; info: { lines: number } }
export type Columns = { known: readonly string[]; required: readonly string[] }

const QUOTES: Partial<Record<CsvError['code'], string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quote; write a quote inside a cell twice',
  INVALID_OPENING_QUOTE: 'has a quote inside an unquoted cell; quote the cell and write the quote twice',
}

/** The rows of a CSV text with a header line, without empty cells; structural errors go to `issues`. */
export function parseCsv(file: string, text: string, columns: Columns, issues: SeedIssue[]): RawRecord[] {
  const rows = splitRows(file, text, issues)
  const [header, ...body] = rows
  if (!header || !isHeaderUsable(file, header, columns, issues)) return []
  const names = header.cells
  const known = names.flatMap((name, index) => (columns.known.includes(name) ? [{ name, index }] : []))
  return body.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      issues.push({
        file,
        row: line,
        field: '',
        reason: `has ${cells.length} cells, the header has ${names.length}`,
      })
      return []
    }
    const values = Object.fromEntries(known.map(({ name, index }) => [name, cells[index] ?? '']))
    return [{ file, row: line, values: withoutEmpty(values) }]
  })
}

type Row = { line: number; cells: string[] }

function splitRows(file: string, text: string, issues: SeedIssue[]): Row[] {
  const broken = new Map<number, string>()
  let isOpen = false
  const parsed = parse(text, {
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    record_delimiter: '\n',
    on_skip: (error) => {
      isOpen ||= error?.code === 'CSV_QUOTE_NOT_CLOSED'
      const reason = error && QUOTES[error.code]
      if (reason && error.code !== 'CSV_QUOTE_NOT_CLOSED') broken.set(Number(error.lines), reason)
    },
  }) as unknown as Parsed[]
  // An unclosed quote swallows the rest of the file; after another broken quote it is only a consequence.
  if (isOpen && broken.size === 0) {
    const last = parsed.at(-1)?.info.lines ?? 0
    const blank = text
      .split('\n')
      .slice(last)
      .findIndex((line) => line.trim() !== '')
    broken.set(last + Math.max(blank, 0) + 1, 'opens a quote that is never closed')
  }
  for (const [row, reason] of broken) issues.push({ file, row, field: '', reason })
  return parsed
    .map(({ record, info }) => ({
      line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
      cells: record.map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function isHeaderUsable(file: string, header: Row, columns: Columns, issues: SeedIssue[]): boolean {
  const names = header.cells
  const report = (field: string, reason: string) => issues.push({ file, row: header.line, field, reason })
  const only = names[0] ?? ''
  if (names.length === 1 && /[;\t]/.test(only)) {
    report('', `is separated by ${only.includes(';') ? 'semicolons' : 'tabs'}; separate columns by commas`)
    return false
  }
  names.forEach((name, index) => {
    if (names.indexOf(name) !== index) report(name, 'is a column twice')
    else if (!columns.known.includes(name)) report(name, 'is not a known column')
  })
  const missing = columns.required.filter((name) => !names.includes(name))
  for (const name of missing) report(name, 'is a missing column')
  return missing.length === 0
}
