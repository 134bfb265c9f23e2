import type { InvoiceData, InvoiceLine } from '#domain/invoices/InvoiceSchema.ts'
import { INK, LINE, MUTED, PAGE, type Sheet } from '../Sheet.ts'
import { type Column, columnsOf, hasTax } from './columnsOf.ts'

const RIGHT = PAGE.width - PAGE.margin
const HEAD = 22
const PAD = 5

const detailOf = ({ detail, hsn, isService }: InvoiceLine): string =>
  [detail, hsn && `${isService ? 'SAC' : 'HSN'}\u00a0${hsn}`].filter(Boolean).join(' · ')

/** The figures of a row, right-aligned in their columns. */
export function drawFigures(
  sheet: Sheet,
  columns: readonly { width: number; text: string }[],
  y: number,
  style: { size: number; colour?: string; weight?: 'regular' | 'strong' },
): void {
  let right = RIGHT - 8
  for (const { width, text } of columns.toReversed()) {
    const figure = { ...style, isFigure: true }
    sheet.line(text, right - sheet.widthOf(text, figure), y, figure)
    right -= width
  }
}

function drawHeadRow(sheet: Sheet, columns: readonly Column[]): void {
  sheet.box(PAGE.margin, sheet.y, RIGHT - PAGE.margin, HEAD, '#f2f4f7', 4)
  const style = { size: 7.5, colour: MUTED, weight: 'strong' } as const
  sheet.line('Item', PAGE.margin + 8, sheet.y + 7, style)
  const titles = columns.map(({ width, title }) => ({ width, text: title }))
  drawFigures(sheet, titles, sheet.y + 7, style)
  sheet.y += HEAD
}

/** The table of items; its header row is repeated on every page. */
export function drawLines(sheet: Sheet, data: InvoiceData): void {
  const columns = columnsOf(data)
  const width = RIGHT - PAGE.margin - 16 - columns.reduce((sum, column) => sum + column.width, 0)
  const title = { size: 8.5, weight: 'strong', width, lead: 1.3 } as const
  const small = { size: 7.5, colour: MUTED, width, lead: 1.4 } as const
  const about = hasTax(data) ? 'Amounts in rupees, including GST where it applies' : 'Amounts in rupees'
  sheet.line(about, PAGE.margin, sheet.y, { size: 7.5, colour: MUTED })
  sheet.y += 14
  drawHeadRow(sheet, columns)
  for (const line of data.lines) {
    const detail = detailOf(line)
    const height = sheet.heightOf(line.title, title) + (detail ? sheet.heightOf(detail, small) : 0) + 2 * PAD
    if (sheet.keep(height)) drawHeadRow(sheet, columns)
    const top = sheet.y + PAD
    const below = sheet.block(line.title, PAGE.margin + 8, top, title)
    if (detail) sheet.block(detail, PAGE.margin + 8, top + below, small)
    const figures = columns.map(({ width: own, cell }) => ({ width: own, text: cell(line) }))
    drawFigures(sheet, figures, top, { size: 8.5, colour: INK })
    sheet.y += height
    sheet.rule(sheet.y, LINE)
  }
  sheet.y += 12
}
