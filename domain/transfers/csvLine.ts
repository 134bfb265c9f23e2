import { withoutFormula } from './formulas.ts'

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Cells as a line of a CSV file (RFC 4180) that a spreadsheet shows and does not run. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(withoutFormula(cell))).join(',')}\n`
