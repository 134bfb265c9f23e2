import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#domain/transfers/formulas.ts'

type Options = {
  /** For the first part of a file: the mark by which spreadsheets recognise UTF-8. */
  bom?: boolean
}

/** Rows of cells as lines of a CSV file (RFC 4180); a cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export const csvOf = (rows: readonly (readonly string[])[], { bom = false }: Options = {}): string =>
  stringify(
    rows.map((row) => row.map(withoutFormula)),
    { bom },
  )
