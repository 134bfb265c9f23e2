import { type CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Finding } from '#domain/exams/files/Finding.ts'
import { headerFindings, type NumberedRow } from '#domain/exams/files/questionsOfSheet.ts'
import type { SheetRow } from '#domain/exams/files/sheetOfQuestions.ts'
import { withFormula, withoutFormula } from '#domain/transfers/formulas.ts'

type Parsed = { record: string[]; info: { lines: number } }

/** The rows of a CSV text with their line numbers, or the problems of its header or quotes. */
export function readCsv(text: string): { rows: NumberedRow[] } | { problems: Finding[] } {
  let parsed: Parsed[]
  try {
    parsed = parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      info: true,
      relax_column_count: true,
      record_delimiter: '\n',
      max_record_size: 1_000_000,
    }) as unknown as Parsed[]
  } catch (err) {
    const { lines, message } = err as CsvError
    return {
      problems: [{ at: { line: Number(lines ?? 1), path: '' }, code: 'notReadable', detail: message }],
    }
  }
  return rowsOfTable(
    parsed.map(({ record, info }) => ({
      line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
      cells: record.map((cell) => withFormula(cell.trim())),
    })),
  )
}

/** The rows of a table below its header, without empty cells and rows; or the problems of the header. */
export function rowsOfTable(
  lines: readonly { line: number; cells: readonly string[] }[],
): { rows: NumberedRow[] } | { problems: Finding[] } {
  const [first, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!first) return { problems: [{ at: { line: 1, path: 'type' }, code: 'missing', detail: '' }] }
  const header = first.cells.map((cell) => cell.toLowerCase())
  const problems = headerFindings(header, first.line)
  for (const { line, cells } of rest)
    if (cells.some((cell, at) => cell !== '' && !header[at]))
      problems.push({ at: { line, path: '' }, code: 'cellOutside', detail: '' })
  if (problems.length > 0) return { problems }
  const rows = rest.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      header.flatMap((name, at) => (name !== '' && cells[at] ? [[name, cells[at]]] : [])),
    ) as SheetRow,
  }))
  return { rows }
}

/** A CSV text with a header; cells that a spreadsheet would run as a formula are escaped. */
export const writeCsv = (columns: readonly string[], rows: readonly SheetRow[]): string =>
  stringify([columns, ...rows.map((row) => columns.map((column) => withoutFormula(row[column] ?? '')))], {
    bom: true,
  })
