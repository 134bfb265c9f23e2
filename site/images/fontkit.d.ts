/** The used part of fontkit: shaping a run of text, and the outlines and characters of its glyphs. */
declare module 'fontkit' {
  type Glyph = { path: { toSVG: () => string } }
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    unitsPerEm: number
    characterSet: number[]
    glyphForCodePoint: (codePoint: number) => Glyph
    hasGlyphForCodePoint: (codePoint: number) => boolean
    layout: (text: string) => { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
  }
  export function create(file: Uint8Array): Font
}
