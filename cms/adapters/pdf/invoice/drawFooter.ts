import { documentName } from '#domain/invoices/documents.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { MUTED, PAGE, type Sheet } from '../Sheet.ts'

const WIDTH = PAGE.width - 2 * PAGE.margin
const HALF = WIDTH / 2 - 12

function notesOf({ seller, document, taxes }: InvoiceData): string[] {
  const isTaxed = taxes.some(({ rate }) => rate > 0)
  const made = `Computer-generated ${documentName(document).toLowerCase()}`
  return [
    ...(seller.gstin ? ['Tax payable on reverse charge: No'] : []),
    ...(seller.gstin ? [] : ['The seller is not registered under GST.']),
    ...(seller.gstin && !isTaxed && document !== 'creditNote' ? ['Exempt supply: no GST is charged.'] : []),
    seller.signatory ? `${made}.` : `${made}, no signature required.`,
  ]
}

/** The statutory notes and the signatory. */
export function drawFooter(sheet: Sheet, data: InvoiceData): void {
  const { seller } = data
  sheet.keep(56)
  const top = sheet.y
  let y = top
  for (const note of notesOf(data))
    y += sheet.block(note, PAGE.margin, y, { size: 8, colour: MUTED, width: HALF })
  if (!seller.signatory) {
    sheet.y = y
    return
  }
  const right = { align: 'right', width: HALF } as const
  const x = PAGE.width - PAGE.margin - HALF
  sheet.block(`For ${seller.legalName}`, x, top, { ...right, size: 8, colour: MUTED, maxLines: 1 })
  sheet.rule(top + 26, '#9aa2af', 0.6, PAGE.width - PAGE.margin - 170)
  sheet.block(seller.signatory, x, top + 31, { ...right, size: 8.5, weight: 'strong', maxLines: 1 })
  sheet.block('Authorised signatory', x, top + 43, { ...right, size: 7.5, colour: MUTED })
  sheet.y = top + 56
}
