import { withoutFormula } from '#domain/transfers/formulas.ts'
import { saveCsvText } from './saveFile.ts'

type Cell = string | number

/** Downloads rows as a CSV file; cells that a spreadsheet would run as formulas are escaped, as in exports of the server. */
export async function saveCsv(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)),
  )
  saveCsvText(name, stringify(guarded, { bom: true }))
}
