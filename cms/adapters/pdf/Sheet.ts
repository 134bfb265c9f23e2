import PDFDocument from 'pdfkit'
import { fontOf, type Run, runsOf, type Weight } from './fonts.ts'

export type Style = {
  size: number
  colour?: string
  weight?: Weight
  /** For columns of figures: tabular digits without kerning. */
  isFigure?: boolean
}
type Block = Style & {
  width: number
  align?: 'left' | 'right'
  /** Line height as a multiple of the size. */
  lineHeight?: number
  /** Further lines are cut off with an ellipsis. */
  maxLines?: number
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 38, foot: 46 } as const
export const INK = '#1b1f27'
export const MUTED = '#5a6270'
export const LINE = '#d9dde4'
const LEAD = 1.38

const textOptions = ({ isFigure }: Style): PDFKit.Mixins.TextOptions =>
  isFigure ? { features: { tnum: true, kern: false, calt: false } as never } : {}

/**
 * A PDF of A4 pages, filled from top to bottom in the storefront's fonts; call `openFonts` first. Measures are points from the top
 * left corner.
 */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  /** Vertical position of the next element. */
  y: number = PAGE.margin
  private readonly fonts = new Set<string>()

  constructor(info: { title: string; author: string; at: Date }) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en-IN',
      font: undefined as never,
      info: { Title: info.title, Author: info.author, CreationDate: info.at, ModDate: info.at },
    })
  }

  /** Starts a new page when less than `height` is left on this one; returns whether it did. */
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
      (sum, run) => sum + this.use(run, style).widthOfString(run.text, textOptions(style)),
      0,
    )
  }

  /** One line of text starting at `x`; `y` is its top edge. */
  line(text: string, x: number, y: number, style: Style): void {
    let left = x
    for (const run of runsOf(text)) {
      const document = this.use(run, style).fillColor(style.colour ?? INK)
      // Align fonts of different heights on one baseline.
      document.text(run.text, left, y + style.size, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...textOptions(style),
      })
      left += document.widthOfString(run.text, textOptions(style))
    }
  }

  /** Text wrapped in a column; returns its height. */
  block(text: string, x: number, y: number, block: Block): number {
    const lines = this.linesOf(text, block)
    const step = block.size * (block.lineHeight ?? LEAD)
    for (const [index, line] of lines.entries()) {
      const indent = block.align === 'right' ? block.width - this.widthOf(line, block) : 0
      this.line(line, x + indent, y + index * step, block)
    }
    return lines.length * step
  }

  heightOf(text: string, block: Block): number {
    return this.linesOf(text, block).length * block.size * (block.lineHeight ?? LEAD)
  }

  /** Wraps text into lines of the column's width; words that are wider are broken. */
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
    const max = block.maxLines ?? lines.length
    return lines.length <= max ? lines : [...lines.slice(0, max - 1), `${lines[max - 1]}…`]
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

  /** Draws `foot` on every page and returns the finished PDF. */
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
