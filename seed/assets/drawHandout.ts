import { existsSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { type FontName, fontFor, fontOf, openFonts } from '../../cms/adapters/pdf/fonts.ts'

/** A font with the mathematical symbols that the storefront's fonts lack. */
const SIGNS = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'

type Run = { font: FontName | 'signs'; text: string }
type Style = {
  size: number
  lead: number
  colour: string
  isStrong?: boolean
  indent?: number
  before: number
}

const A4 = { width: 595.28, height: 841.89, margin: 56 }
const INK = '#1d2129'
const GREY = '#5b6472'
const DRAWN_ON = new Date('2026-11-01T06:30:00Z')

const STYLES = {
  title: { size: 20, lead: 1.3, colour: INK, isStrong: true, before: 0 },
  sub: { size: 9, lead: 1.4, colour: GREY, before: 4 },
  heading: { size: 12, lead: 1.4, colour: '', isStrong: true, before: 16 },
  item: { size: 10, lead: 1.5, colour: INK, indent: 20, before: 2.5 },
  text: { size: 10, lead: 1.5, colour: INK, before: 6 },
} satisfies Record<string, Style>

/**
 * Renders a handout as an A4 PDF: `# title`, a line below it, `## headings`, `- ` and `1. ` list items,
 * paragraphs. Answers start on a new page, so that they can be turned face down. The same text gives the same
 * bytes.
 */
export async function drawHandout(
  markdown: string,
  brand: { name: string; colour: string },
): Promise<Buffer> {
  if (!existsSync(SIGNS)) throw new Error(`${SIGNS} is missing; install the package fonts-dejavu-core`)
  const [title = '', sub = '', ...lines] = markdown.trim().split('\n')
  const document = new PDFDocument({
    size: 'A4',
    margin: A4.margin,
    bufferPages: true,
    info: { Title: title.replace(/^# /, ''), Author: brand.name, CreationDate: DRAWN_ON, ModDate: DRAWN_ON },
  })
  document.registerFont('signs', SIGNS)
  for (const name of await openFonts(`${markdown}${brand.name}•·`))
    document.registerFont(name, fontOf(name, 'regular') as never)
  const page = new Page(document)
  document.rect(0, 0, A4.width, 10).fill(brand.colour)
  page.write(title.replace(/^# /, ''), STYLES.title)
  page.write(sub, STYLES.sub)
  for (const line of lines.filter((text) => text.trim() !== '')) writeLine(page, line, brand.colour)
  writeFeet(document, brand.name)
  return finish(document)
}

const ANSWERS = /^## (Answers|उत्तर)$/

function writeLine(page: Page, line: string, colour: string): void {
  const entry = /^(-|\d+\.)\s+(.*)$/.exec(line)
  if (ANSWERS.test(line)) page.turn()
  if (line.startsWith('## ')) page.write(line.slice(3), { ...STYLES.heading, colour })
  else if (entry?.[1] && entry[2]) page.write(entry[2], STYLES.item, entry[1] === '-' ? '•' : entry[1])
  else page.write(line, STYLES.text)
}

function writeFeet(document: PDFKit.PDFDocument, name: string): void {
  const { count } = document.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    document.switchToPage(index)
    document.page.margins.bottom = 0
    document
      .font('latin')
      .fontSize(8)
      .fillColor(GREY)
      .text(`${name} · page ${index + 1} of ${count}`, A4.margin, A4.height - 36, { lineBreak: false })
  }
}

const finish = (document: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    document.end()
  })

/** Splits a word into runs of one font each; combining signs of Devanagari stay with their letters. */
function runsOf(word: string): Run[] {
  const runs: Run[] = []
  for (const character of word) {
    const font = fontFor(character) ?? 'signs'
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** Lays out words line by line from the top, and adds a page when one is full. */
class Page {
  private y = A4.margin

  constructor(private readonly document: PDFKit.PDFDocument) {}

  write(text: string, style: Style, marker?: string): void {
    const left = A4.margin + (style.indent ?? 0)
    const right = A4.width - A4.margin
    const space = this.widthOf([{ font: 'latin', text: ' ' }], style)
    this.advance(style.before, style)
    if (marker) this.draw(runsOf(marker), A4.margin, style)
    let x = left
    for (const word of text.split(' ')) {
      const runs = runsOf(word)
      const width = this.widthOf(runs, style)
      if (x > left && x + width > right) {
        this.advance(style.size * style.lead, style)
        x = left
      }
      this.draw(runs, x, style)
      x += width + space
    }
    this.y += style.size * style.lead
  }

  /** Starts a new page. */
  turn(): void {
    this.document.addPage()
    this.y = A4.margin
  }

  private advance(by: number, style: Style): void {
    this.y += by
    if (this.y + style.size * style.lead > A4.height - A4.margin) this.turn()
  }

  private widthOf(runs: Run[], { size }: Style): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.document.font(font).fontSize(size).widthOfString(text),
      0,
    )
  }

  private draw(runs: Run[], from: number, { size, colour, isStrong }: Style): void {
    let x = from
    for (const { font, text } of runs) {
      this.document
        .font(font)
        .fontSize(size)
        .fillColor(colour)
        .strokeColor(colour)
        .lineWidth(size * 0.028)
      // Baselines of the fonts differ; all text is set on that of the Latin font.
      this.document.text(text, x, this.y + size, {
        lineBreak: false,
        baseline: 'alphabetic',
        stroke: isStrong ?? false,
        fill: true,
      })
      x += this.document.widthOfString(text)
    }
  }
}
