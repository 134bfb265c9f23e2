import { degrees, PDFDocument as ReadPdf } from '@cantoo/pdf-lib'
import PDFDocument from 'pdfkit'
import { fontOf, openFonts, runsOf } from '../fonts.ts'

/** A PDF and the text that is stamped on each of its pages. */
export type Stamp = { pdf: Uint8Array; words: string }

const SIZE = 9
const MARGIN = 18
const COLOUR = '#5a6270'
/** Watermark across a page: faint enough to read the content below it. */
const ACROSS = { opacity: 0.1, scale: 2.4, degrees: 35 }

/** The PDF with the text at the foot of each page and faintly across it. Throws when the PDF is damaged or encrypted. */
export async function stampPdf({ pdf, words }: Stamp): Promise<Buffer> {
  const document = await ReadPdf.load(pdf)
  const strip = await drawStrip(words)
  const [embedded] = await document.embedPdf(strip.pdf)
  if (!embedded) throw new Error('the words of a stamp have no page')
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox()
    page.drawPage(embedded, { x: x + MARGIN, y: y + MARGIN / 2 })
    const angle = (ACROSS.degrees * Math.PI) / 180
    const length = strip.width * ACROSS.scale
    page.drawPage(embedded, {
      x: x + (width - length * Math.cos(angle)) / 2,
      y: y + (height - length * Math.sin(angle)) / 2,
      xScale: ACROSS.scale,
      yScale: ACROSS.scale,
      rotate: degrees(ACROSS.degrees),
      opacity: ACROSS.opacity,
    })
  }
  return Buffer.from(await document.save())
}

/** Renders the text as a page of its own size, in the storefront's fonts, which include Devanagari. */
async function drawStrip(words: string): Promise<{ pdf: Buffer; width: number }> {
  await openFonts(words)
  const runs = runsOf(words)
  const fonts = new PDFDocument({ autoFirstPage: false, font: undefined as never })
  const use = (of: PDFKit.PDFDocument, name: (typeof runs)[number]['font']) => {
    of.registerFont(name, fontOf(name, 'regular') as never)
    return of.font(name).fontSize(SIZE)
  }
  const widths = runs.map(({ font, text }) => use(fonts, font).widthOfString(text))
  const width = widths.reduce((sum, one) => sum + one, 0)
  const document = new PDFDocument({
    size: [Math.max(1, width), SIZE * 1.5],
    margin: 0,
    font: undefined as never,
  })
  const chunks: Buffer[] = []
  const drawn = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  let left = 0
  for (const [index, { font, text }] of runs.entries()) {
    use(document, font)
      .fillColor(COLOUR)
      .text(text, left, SIZE * 1.1, { lineBreak: false, baseline: 'alphabetic' })
    left += widths[index] ?? 0
  }
  document.end()
  return { pdf: await drawn, width }
}
