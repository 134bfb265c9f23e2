import { drawQr } from '../drawQr.ts'
import { openFonts } from '../fonts.ts'
import { LINE, MUTED, PAGE, Sheet } from '../Sheet.ts'

/** Serial keys to print as cards that are cut out. */
export type PrintedKeys = {
  brand: string
  /** Title of the product. */
  title: string
  /** Where students enter a key. */
  place: string
  cards: readonly { key: string; link: string; note: string | null }[]
  printedAt: string
}

const [COLUMNS, ROWS] = [3, 8]
const WIDTH = (PAGE.width - 2 * PAGE.margin) / COLUMNS
const HEIGHT = (PAGE.height - 2 * PAGE.margin) / ROWS
const [PAD, QR_SIZE] = [8, 58]

/** 24 cards on a page of A4: brand, product, QR code of the link, the key, and where it is typed. */
export async function drawKeySheet(data: PrintedKeys): Promise<Buffer> {
  await openFonts(JSON.stringify(data))
  const sheet = new Sheet({ title: data.title, author: data.brand, at: new Date(data.printedAt) })
  for (const [index, card] of data.cards.entries()) {
    const place = index % (COLUMNS * ROWS)
    if (index > 0 && place === 0) sheet.document.addPage()
    drawCard(sheet, data, card, {
      left: PAGE.margin + (place % COLUMNS) * WIDTH,
      top: PAGE.margin + Math.floor(place / COLUMNS) * HEIGHT,
    })
  }
  return sheet.finish(() => undefined)
}

function drawCard(
  sheet: Sheet,
  { brand, title, place }: PrintedKeys,
  { key, link, note }: PrintedKeys['cards'][number],
  { left, top }: { left: number; top: number },
): void {
  const { document } = sheet
  document.rect(left, top, WIDTH, HEIGHT).lineWidth(0.4).strokeColor(LINE).stroke()
  drawQr(document, link, { left: left + PAD, top: top + PAD, size: QR_SIZE })
  const beside = left + 2 * PAD + QR_SIZE
  const width = WIDTH - QR_SIZE - 3 * PAD
  let y = top + PAD
  y += sheet.block(brand, beside, y, { size: 7, colour: MUTED, width, maxLines: 1 })
  y += sheet.block(title, beside, y, { size: 8, weight: 'strong', width, maxLines: 3 })
  if (note) sheet.block(note, beside, y, { size: 6, colour: MUTED, width, maxLines: 2 })
  const under = top + PAD + QR_SIZE + 5
  const whole = WIDTH - 2 * PAD
  const used = sheet.block(key, left + PAD, under, { size: 8, weight: 'strong', width: whole, maxLines: 2 })
  sheet.block(place, left + PAD, under + used, { size: 6, colour: MUTED, width: whole, maxLines: 1 })
}
