import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

export type Weight = 'regular' | 'strong'

// The server runs from the repository's root (cms/server/process/siteCommand.ts).
const PACKAGES = path.join(process.cwd(), 'node_modules/@fontsource-variable')
const inter = (subset: string) => `inter/files/inter-${subset}-wght-normal.woff2`

/** In order of preference; Devanagari first, since its vowel signs also join the letters of other fonts. */
const FILES = {
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  latin: inter('latin'),
  latinExt: inter('latin-ext'),
  greek: inter('greek'),
  cyrillic: inter('cyrillic'),
} as const
export type FontName = keyof typeof FILES

const OTHERS = ['latin', 'latinExt', 'greek', 'cyrillic'] as const
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff\u200c\u200d]/

const WEIGHTS: Record<Weight, number> = { regular: 400, strong: 600 }

const opened = new Map<string, Font>()

/** A font as plain TrueType in one weight: pdfkit embeds neither WOFF2 nor variable fonts. */
async function openFont(name: FontName, weight: Weight): Promise<void> {
  const file = readFileSync(path.join(PACKAGES, FILES[name]))
  const text = String.fromCodePoint(...(create(file) as Font).characterSet)
  const plain = await subsetFont(file, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS[weight] },
  })
  const font = create(plain) as Font
  // Fonts of one file share their name; pdfkit tells fonts apart by it.
  Object.defineProperty(font, 'postscriptName', { value: `${name}-${weight}` })
  // A glyph first met inside another one would not know its character, and the text could not be copied.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  opened.set(`${name}-${weight}`, font)
}

const hasGlyph = (name: FontName, sign: string): boolean =>
  fontOf(name, 'regular').hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)

/** Opens the fonts that a text needs, in both weights, once in a thread; answers the names of all that are open. */
export async function openFonts(text: string): Promise<FontName[]> {
  const signs = [...new Set(text)]
  let missing = signs.filter((sign) => !DEVANAGARI.test(sign))
  const needed = async (name: FontName) => {
    if (!opened.has(`${name}-strong`))
      for (const weight of ['regular', 'strong'] as const) await openFont(name, weight)
  }
  if (missing.length < signs.length) await needed('devanagari')
  for (const name of OTHERS) {
    if (missing.length === 0) break
    await needed(name)
    missing = missing.filter((sign) => !hasGlyph(name, sign))
  }
  return (Object.keys(FILES) as FontName[]).filter((name) => opened.has(`${name}-strong`))
}

/** A font that `openFonts` has opened. */
export function fontOf(name: FontName, weight: Weight): Font {
  const font = opened.get(`${name}-${weight}`)
  if (!font) throw new Error(`the font ${name} is not open`)
  return font
}

/** Which font draws a character; null for what none has: it is left out. */
export const fontFor = (sign: string): FontName | null =>
  DEVANAGARI.test(sign)
    ? 'devanagari'
    : (OTHERS.find((name) => opened.has(`${name}-regular`) && hasGlyph(name, sign)) ?? null)

export type Run = { font: FontName; text: string }

/** A word in stretches of one font each. */
export function runsOf(word: string): Run[] {
  const runs: Run[] = []
  for (const sign of word) {
    const last = runs.at(-1)
    const font = sign === ' ' && last ? last.font : fontFor(sign)
    if (!font) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}
