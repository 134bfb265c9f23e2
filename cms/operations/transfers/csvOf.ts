import { stringify } from 'csv-stringify/sync'
import { withoutFormula } from '#domain/transfers/formulas.ts'

type Options = {
  /** Adds a byte order mark, for the first part of a file, so that spreadsheets recognise UTF-8. */
  bom?: boolean
}

/** Formats rows as CSV (RFC 4180). Cells that a spreadsheet would evaluate as formulas get a leading apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[], { bom = false }: Options = {}): string =>
  stringify(
    rows.map((row) => row.map(withoutFormula)),
    { bom },
  )
