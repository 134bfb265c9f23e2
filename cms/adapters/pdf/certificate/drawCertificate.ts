import { drawQr } from '../drawQr.ts'
import { openFonts } from '../fonts.ts'
import { INK, MUTED, PAGE, Sheet, type Style } from '../Sheet.ts'

/** The contents of a certificate; texts are in the student's language. */
export type PrintedCertificate = {
  brand: string
  heading: string
  /** The texts above and below the student's name. */
  before: string
  name: string
  after: string
  title: string
  /** Issue date and certificate number. */
  facts: string
  /** How to verify the certificate. */
  note: string
  /** The link in the QR code. */
  link: string
  issuedAt: string
}

const QR_SIZE = 132
const TOP = 150
const SIDE = 60

/** A certificate on a page of A4: brand, name, class, day, number and the QR code of its link. */
export async function drawCertificate(data: PrintedCertificate): Promise<Buffer> {
  await openFonts(JSON.stringify(data))
  const sheet = new Sheet({ title: data.heading, author: data.brand, at: new Date(data.issuedAt) })
  const { document } = sheet
  document
    .rect(PAGE.margin, PAGE.margin, PAGE.width - 2 * PAGE.margin, PAGE.height - 2 * PAGE.margin)
    .lineWidth(1.2)
    .strokeColor(INK)
    .stroke()
  let y = TOP
  const centred = (text: string, style: Style, gap: number) => {
    const width = PAGE.width - 2 * SIDE
    const block = { ...style, width, lineHeight: 1.3 }
    const wide = sheet.widthOf(text, style)
    if (wide <= width) sheet.line(text, (PAGE.width - wide) / 2, y, style)
    y += (wide <= width ? style.size * 1.3 : sheet.block(text, SIDE, y, block)) + gap
  }
  centred(data.brand, { size: 15, weight: 'strong' }, 46)
  centred(data.heading, { size: 30, weight: 'strong' }, 34)
  centred(data.before, { size: 12, colour: MUTED }, 18)
  centred(data.name, { size: 26, weight: 'strong' }, 18)
  centred(data.after, { size: 12, colour: MUTED }, 18)
  centred(data.title, { size: 18, weight: 'strong' }, 40)
  centred(data.facts, { size: 11 }, 40)
  drawQr(document, data.link, { left: (PAGE.width - QR_SIZE) / 2, top: y, size: QR_SIZE })
  y += QR_SIZE + 14
  centred(data.note, { size: 9, colour: MUTED }, 0)
  return sheet.finish(() => undefined)
}
