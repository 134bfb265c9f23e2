import type { InvoiceData, TaxRow } from '#domain/invoices/InvoiceSchema.ts'
import { amountText, rateText } from '#domain/invoices/texts.ts'
import { LINE, MUTED, PAGE, type Sheet } from '../Sheet.ts'
import { hasTax, taxColumns } from './columnsOf.ts'
import { drawFigures } from './drawLines.ts'

const STEP = 14.5

const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: Omit<TaxRow, 'hsn' | 'rate'>) =>
  cgstPaise + sgstPaise + igstPaise

/** The tax summary by HSN or SAC and rate. */
export function drawTaxes(sheet: Sheet, data: InvoiceData): void {
  if (!hasTax(data)) return
  const titles = ['Taxable value', 'GST', ...taxColumns(data).map(({ title }) => title), 'Tax']
  const cells = (row: Omit<TaxRow, 'hsn' | 'rate'>, rate: string): string[] => [
    amountText(row.taxablePaise),
    rate,
    ...taxColumns(data).map(({ cell }) => cell(row)),
    amountText(taxOf(row)),
  ]
  const figures = (texts: readonly string[]) => texts.map((text) => ({ width: 74, text }))
  sheet.keep((data.taxes.length + 3) * STEP + 10)
  const head = { size: 7.5, colour: MUTED, weight: 'strong' } as const
  sheet.line('Tax by HSN or SAC', PAGE.margin + 8, sheet.y, head)
  drawFigures(sheet, figures(titles), sheet.y, head)
  sheet.y += STEP
  sheet.rule(sheet.y - 3, LINE)
  for (const row of data.taxes) {
    sheet.keep(STEP)
    sheet.line(row.hsn ?? 'Without a code', PAGE.margin + 8, sheet.y, { size: 8 })
    drawFigures(sheet, figures(cells(row, rateText(row.rate))), sheet.y, { size: 8 })
    sheet.y += STEP
  }
  sheet.rule(sheet.y - 3, LINE)
  const sum = { size: 8, weight: 'strong' } as const
  sheet.line('Total', PAGE.margin + 8, sheet.y + 1, sum)
  drawFigures(sheet, figures(cells(data.totals, '')), sheet.y + 1, sum)
  sheet.y += STEP + 9
}
