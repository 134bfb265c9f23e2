type Glyph = { path: unknown; advanceWidth: number; _getMetrics: () => { leftBearing: number } }

type Subset = {
  font: { getGlyph: (id: number) => Glyph }
  glyphEncoder: { encodeSimple: (path: unknown, instructions: unknown[]) => Uint8Array }
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  _addGlyph: (id: number) => number
}

/**
 * Makes pdfkit embed every glyph of its current font as one plain outline. Fonts in WOFF2 keep composed glyphs (आ, ½) in a
 * transformed table that its subsetter can not copy.
 */
export function flattenGlyphs(document: PDFKit.PDFDocument): void {
  const { subset } = (document as unknown as { _font: { subset: Subset } })._font
  subset._addGlyph = function addGlyph(this: Subset, id: number): number {
    const glyph = this.font.getGlyph(id)
    const outline = this.glyphEncoder.encodeSimple(glyph.path, [])
    this.glyf.push(outline)
    this.loca.offsets.push(this.offset)
    this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing })
    this.offset += outline.length
    return this.glyf.length - 1
  }
}
