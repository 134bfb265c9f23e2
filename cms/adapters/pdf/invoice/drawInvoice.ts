import { documentName } from '#domain/invoices/documents.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { openFonts } from '../fonts.ts'
import { MUTED, PAGE, Sheet } from '../Sheet.ts'
import { drawFooter } from './drawFooter.ts'
import { drawHeader } from './drawHeader.ts'
import { drawLines } from './drawLines.ts'
import { drawParties } from './drawParties.ts'
import { drawTaxes } from './drawTaxes.ts'
import { drawTotals } from './drawTotals.ts'

/** Renders an invoice or credit note as a PDF on A4. The same data always gives the same bytes. */
export async function drawInvoice(data: InvoiceData): Promise<Buffer> {
  await openFonts(`${JSON.stringify(data)}₹`)
  const title = `${documentName(data.document)} ${data.number}`
  const sheet = new Sheet({ title, author: data.seller.legalName, at: new Date(data.issuedAt) })
  drawHeader(sheet, data)
  drawParties(sheet, data)
  drawLines(sheet, data)
  drawTotals(sheet, data)
  drawTaxes(sheet, data)
  drawFooter(sheet, data)
  return sheet.finish((page, pages) => {
    const y = PAGE.height - 34
    const style = { size: 7.5, colour: MUTED }
    sheet.rule(y - 8)
    sheet.line(`${data.brand.name} · ${title}`, PAGE.margin, y, style)
    const place = `Page ${page} of ${pages}`
    sheet.line(place, PAGE.width - PAGE.margin - sheet.widthOf(place, style), y, style)
  })
}
