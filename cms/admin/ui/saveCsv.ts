import { withoutFormula } from '#domain/transfers/formulas.ts'
import { saveCsvText } from './saveFile.ts'

type Cell = string | number

/** Offers rows of cells as a CSV file to save; what a spreadsheet would run is guarded as in the files that the server writes. */
export async function saveCsv(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const guarded = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withoutFormula(cell) : cell)),
  )
  saveCsvText(name, stringify(guarded, { bom: true }))
}
