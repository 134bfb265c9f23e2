import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'

// The server runs from the repository's root (cms/server/process/siteCommand.ts).
const PACKAGES = path.join(process.cwd(), 'node_modules/@fontsource-variable')
const inter = (subset: string) => `inter/files/inter-${subset}-wght-normal.woff2`

/** In order of preference; Devanagari first: its vowel signs also combine with letters of other fonts. */
const FILES = [
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  inter('latin'),
  inter('latin-ext'),
  inter('greek'),
  inter('cyrillic'),
]
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff\u200c\u200d]/

const loaded = new Map<string, Font>()

function fontOf(file: string): Font {
  const cached = loaded.get(file)
  if (cached) return cached
  const font = create(readFileSync(path.join(PACKAGES, file)))
  loaded.set(file, font)
  return font
}

/** The font that contains a character; null for a character without one: it is left out. */
function fileFor(sign: string): string | null {
  const [devanagari = '', ...otherFiles] = FILES
  if (DEVANAGARI.test(sign)) return devanagari
  const code = sign.codePointAt(0) ?? 0
  return otherFiles.find((file) => fontOf(file).hasGlyphForCodePoint(code)) ?? null
}

type Run = { file: string; text: string }

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    // A space belongs to the run before it: one font change less.
    const file = sign === ' ' && last ? last.file : fileFor(sign)
    if (!file) continue
    if (last?.file === file) last.text += sign
    else runs.push({ file, text: sign })
  }
  return runs
}

/** The fonts are read in regular weight; a stroke in the letter's colour makes it bolder. In em. */
const BOLD = 0.03

export type ShapedText = { width: number; svg: string }

/**
 * A line as glyph outlines, shaped by the rules of its script, in `currentColor`; `size` and `width` in px.
 */
export function shape(text: string, size: number, isBold = false): ShapedText {
  let x = 0
  const parts: string[] = []
  for (const run of runsOf(text)) {
    const font = fontOf(run.file)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    const edge = isBold ? ` stroke="currentColor" stroke-width="${font.unitsPerEm * BOLD}"` : ''
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      const outline = glyph.path.toSVG()
      if (outline) {
        const left = (x + xOffset * scale).toFixed(2)
        parts.push(
          `<path transform="translate(${left} ${(-yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})"${edge} d="${outline}"/>`,
        )
      }
      x += xAdvance * scale
    }
  }
  return { width: x, svg: parts.join('') }
}
