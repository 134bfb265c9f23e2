import { saveText } from './saveText.ts'

/** Offers rows of cells as a CSV file to save; formulas are escaped as in the files that the server writes. */
export async function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): Promise<void> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  saveText(name, stringify(rows as (string | number)[][], { bom: true, escape_formulas: true }))
}
