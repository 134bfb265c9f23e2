import { documentName } from '#domain/invoices/documents.ts'
import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { dayText } from '#domain/invoices/texts.ts'
import { LINE, MUTED, PAGE, type Sheet } from '../Sheet.ts'

const WIDTH = PAGE.width - 2 * PAGE.margin
const BADGE = 34
const MAX_LOGO = 110

/** The first grapheme of a name, so that combining signs stay with their letter. */
const firstLetter = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? ''

/** Brand, document title, and the box with number, date, order and place of supply. */
export function drawHeader(sheet: Sheet, data: InvoiceData): void {
  const { brand } = data
  sheet.box(0, 0, PAGE.width, 6, brand.colour)
  const top = PAGE.margin
  const mark = drawMark(sheet, brand, top)
  sheet.block(brand.name, PAGE.margin + mark + 12, top + 7, {
    size: 15,
    weight: 'strong',
    width: WIDTH / 2 - mark - 12,
    lineHeight: 1.25,
    maxLines: 2,
  })
  const right = { align: 'right', width: WIDTH / 2 } as const
  sheet.block(documentName(data.document), PAGE.width / 2, top, { ...right, size: 17, weight: 'strong' })
  sheet.block('Original for recipient', PAGE.width / 2, top + 24, { ...right, size: 8, colour: MUTED })
  sheet.y = top + BADGE + 16
  drawFacts(sheet, data)
  if (data.original) drawOriginal(sheet, data.original, data.reason)
}

/** The logo, or else the first letter of the name in a tile. Returns its width. */
function drawMark(sheet: Sheet, { name, colour, onColour, logo }: InvoiceData['brand'], top: number): number {
  if (logo) {
    const scale = Math.min(BADGE / logo.height, MAX_LOGO / logo.width)
    const size = { width: logo.width * scale, height: logo.height * scale }
    sheet.document.image(Buffer.from(logo.png, 'base64'), PAGE.margin, top + (BADGE - size.height) / 2, size)
    return size.width
  }
  sheet.box(PAGE.margin, top, BADGE, BADGE, colour, 8)
  const letter = { size: 18, colour: onColour, weight: 'strong' } as const
  const initial = firstLetter(name)
  sheet.line(initial, PAGE.margin + (BADGE - sheet.widthOf(initial, letter)) / 2, top + 6, letter)
  return BADGE
}

function drawFacts(sheet: Sheet, data: InvoiceData): void {
  const place = data.placeOfSupply
  const facts = [
    { label: 'Number', text: data.number },
    { label: 'Date', text: dayText(data.issuedAt) },
    { label: 'Order', text: data.order.number },
    { label: 'Ordered on', text: dayText(data.order.placedAt) },
    ...(place ? [{ label: 'Place of supply', text: `${place.name} (${place.gstCode})` }] : []),
  ]
  const top = sheet.y
  const width = WIDTH / facts.length
  const heights = facts.map(({ label, text }, index) => {
    const x = PAGE.margin + index * width + 10
    sheet.line(label, x, top + 9, { size: 7.5, colour: MUTED })
    return sheet.block(text, x, top + 21, { size: 9, weight: 'strong', width: width - 12, lineHeight: 1.25 })
  })
  const height = 30 + Math.max(...heights)
  sheet.document.roundedRect(PAGE.margin, top, WIDTH, height, 8).lineWidth(0.8).strokeColor(LINE).stroke()
  sheet.y = top + height + 14
}

function drawOriginal(
  sheet: Sheet,
  original: NonNullable<InvoiceData['original']>,
  reason: string | null,
): void {
  const of = documentName(original.document).toLowerCase()
  const text = `For ${of} ${original.number} of ${dayText(original.issuedAt)}${reason ? `: ${reason}` : ''}`
  sheet.y += sheet.block(text, PAGE.margin, sheet.y, { size: 9.5, weight: 'strong', width: WIDTH }) + 12
}
