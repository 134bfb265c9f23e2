import PDFDocument from 'pdfkit'
import { fontOf, type Run, runsOf, type Weight } from './fonts.ts'

export type Style = {
  size: number
  colour?: string
  weight?: Weight
  /** Figures that stand below one another: all of one width, none moved towards its neighbour. */
  isFigure?: boolean
}
type Block = Style & {
  width: number
  align?: 'left' | 'right'
  /** Height of a line in parts of its size. */
  lead?: number
  /** What comes after the last line is cut off with an ellipsis. */
  mostLines?: number
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 38, foot: 46 } as const
export const INK = '#1b1f27'
export const QUIET = '#5a6270'
export const LINE = '#d9dde4'
const LEAD = 1.38

const setting = ({ isFigure }: Style): PDFKit.Mixins.TextOptions =>
  isFigure ? { features: { tnum: true, kern: false, calt: false } as never } : {}

/** Pages of A4 that are written from the top, in the fonts of the storefront, which `openFonts` opens beforehand. Measures in points from the upper left corner. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  /** Where the next thing goes. */
  y: number = PAGE.margin
  private readonly fonts = new Set<string>()

  constructor(info: { title: string; author: string; at: Date }) {
    this.document = new PDFDocument({
      ...{ size: 'A4', margin: 0, bufferPages: true, lang: 'en-IN', font: undefined as never },
      info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
    })
  }

  /** Begins a page when less than `height` is left on this one; says whether it did. */
  keep(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.foot) return false
    this.document.addPage()
    this.y = PAGE.margin
    return true
  }

  rule(
    y: number,
    colour = LINE,
    width = 0.6,
    from: number = PAGE.margin,
    to = PAGE.width - PAGE.margin,
  ): void {
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke()
  }

  box(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    this.document.roundedRect(x, y, width, height, radius).fillColor(colour).fill()
  }

  widthOf(text: string, style: Style): number {
    return runsOf(text).reduce(
      (sum, run) => sum + this.use(run, style).widthOfString(run.text, setting(style)),
      0,
    )
  }

  /** One line from `x` on; `y` is its upper edge. */
  line(text: string, x: number, y: number, style: Style): void {
    let left = x
    for (const run of runsOf(text)) {
      const document = this.use(run, style).fillColor(style.colour ?? INK)
      // The fonts stand on one base line, whatever their heights are.
      document.text(run.text, left, y + style.size, {
        ...{ lineBreak: false, baseline: 'alphabetic', ...setting(style) },
      })
      left += document.widthOfString(run.text, setting(style))
    }
  }

  /** Text in a column; answers its height. */
  block(text: string, x: number, y: number, block: Block): number {
    const lines = this.linesOf(text, block)
    const step = block.size * (block.lead ?? LEAD)
    for (const [index, line] of lines.entries()) {
      const indent = block.align === 'right' ? block.width - this.widthOf(line, block) : 0
      this.line(line, x + indent, y + index * step, block)
    }
    return lines.length * step
  }

  heightOf(text: string, block: Block): number {
    return this.linesOf(text, block).length * block.size * (block.lead ?? LEAD)
  }

  /** Lines that a column has room for; a word that is wider is broken. */
  private linesOf(text: string, block: Block): string[] {
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      for (const word of paragraph.split(/[ \t]+/).flatMap((one) => this.pieces(one, block))) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && this.widthOf(longer, block) > block.width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      lines.push(line)
    }
    const most = block.mostLines ?? lines.length
    return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`]
  }

  private pieces(word: string, block: Block): string[] {
    if (this.widthOf(word, block) <= block.width) return [word]
    const pieces = ['']
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = `${pieces.at(-1)}${segment}`
      if (this.widthOf(longer, block) > block.width) pieces.push(segment)
      else pieces[pieces.length - 1] = longer
    }
    return pieces
  }

  private use({ font }: Run, { size, weight = 'regular' }: Style): PDFKit.PDFDocument {
    const name = `${font}-${weight}`
    if (!this.fonts.has(name)) {
      this.fonts.add(name)
      this.document.registerFont(name, fontOf(font, weight) as never)
    }
    return this.document.font(name).fontSize(size)
  }

  /** Ends the document after `foot` was written on each of its pages. */
  finish(foot: (page: number, pages: number) => void): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.document.switchToPage(index)
      foot(index + 1, count)
    }
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.document.on('end', () => resolve(Buffer.concat(chunks)))
      this.document.on('error', reject)
      this.document.end()
    })
  }
}
