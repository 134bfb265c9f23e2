type Command = { command: string; args: number[] }
type Path = { commands: Command[] }
type Glyph = { path: Path; advanceWidth: number; _getMetrics: () => { leftBearing: number } }

type Subset = {
  font: { getGlyph: (id: number) => Glyph }
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph: (id: number) => number
}

type Point = { x: number; y: number; isOnCurve: boolean }

/**
 * Makes pdfkit embed every glyph of its current font as one plain outline. Fonts in WOFF2 keep their glyphs in a
 * transformed table that its subsetter cannot copy.
 */
export function flattenGlyphs(document: PDFKit.PDFDocument): void {
  const { subset } = (document as unknown as { _font: { subset: Subset } })._font
  subset._addGlyph = function addGlyph(this: Subset, id: number): number {
    const glyph = this.font.getGlyph(id)
    const outline = encodeOutline(contoursOf(glyph.path))
    this.glyf.push(outline)
    this.loca.offsets.push(this.offset)
    this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing })
    this.offset += outline.length
    return this.glyf.length - 1
  }
}

/** Points of each closed stroke; a quadratic curve is a point off the curve before its end. */
function contoursOf({ commands }: Path): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'closePath') continue
    if (command === 'moveTo') contours.push([])
    const [x = 0, y = 0, endX, endY] = args.map(Math.round)
    const isCurve = endX !== undefined && endY !== undefined
    contours.at(-1)?.push({ x, y, isOnCurve: !isCurve })
    if (isCurve) contours.at(-1)?.push({ x: endX, y: endY, isOnCurve: true })
  }
  return contours.filter((points) => points.length > 0)
}

/** A glyph of TrueType's `glyf` table: bounds, last point of each contour, flags, steps from point to point. */
function encodeOutline(contours: Point[][]): Uint8Array {
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const head = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let last = -1
  const ends = contours.map((contour) => {
    last += contour.length
    return last
  })
  const shorts = Buffer.alloc(2 * (head.length + ends.length + 1))
  for (const [index, value] of [...head, ...ends, 0].entries()) shorts.writeInt16BE(value, index * 2)
  const flags = Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? 1 : 0)))
  const glyph = Buffer.concat([shorts, flags, steps(xs), steps(ys)])
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)])
}

function steps(values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries())
    buffer.writeInt16BE(value - (values[index - 1] ?? 0), index * 2)
  return buffer
}
