import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

export type Weight = 'regular' | 'strong'

// The server runs from the repository's root (cms/server/process/siteCommand.ts).
const PACKAGES = path.join(process.cwd(), 'node_modules/@fontsource-variable')
const inter = (subset: string) => `inter/files/inter-${subset}-wght-normal.woff2`

/** In order of preference. Devanagari comes first, because its vowel signs also combine with letters of other fonts. */
const FILES = {
  devanagari: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  latin: inter('latin'),
  latinExt: inter('latin-ext'),
  greek: inter('greek'),
  cyrillic: inter('cyrillic'),
} as const
export type FontName = keyof typeof FILES

const FALLBACKS = ['latin', 'latinExt', 'greek', 'cyrillic'] as const
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff\u200c\u200d]/

const WEIGHTS: Record<Weight, number> = { regular: 400, strong: 600 }

const opened = new Map<string, Font>()

/** Converts a font to static TrueType of one weight: pdfkit embeds neither WOFF2 nor variable fonts. */
async function openFont(name: FontName, weight: Weight): Promise<void> {
  const file = readFileSync(path.join(PACKAGES, FILES[name]))
  const text = String.fromCodePoint(...(create(file) as Font).characterSet)
  const plain = await subsetFont(file, text, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS[weight] },
  })
  const font = create(plain) as Font
  // pdfkit identifies fonts by name, and the weights of one file share theirs.
  Object.defineProperty(font, 'postscriptName', { value: `${name}-${weight}` })
  // Load every glyph by its code point first: one first loaded as a component has no code point, and its text could not be copied.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  opened.set(`${name}-${weight}`, font)
}

const hasGlyph = (name: FontName, character: string): boolean =>
  fontOf(name, 'regular').hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Opens the fonts that a text needs, in both weights, once per thread. Returns the names of all open fonts. */
export async function openFonts(text: string): Promise<FontName[]> {
  const characters = [...new Set(text)]
  let missing = characters.filter((character) => !DEVANAGARI.test(character))
  const open = async (name: FontName) => {
    if (!opened.has(`${name}-strong`))
      for (const weight of ['regular', 'strong'] as const) await openFont(name, weight)
  }
  if (missing.length < characters.length) await open('devanagari')
  for (const name of FALLBACKS) {
    if (missing.length === 0) break
    await open(name)
    missing = missing.filter((character) => !hasGlyph(name, character))
  }
  return (Object.keys(FILES) as FontName[]).filter((name) => opened.has(`${name}-strong`))
}

/** A font opened by `openFonts`; throws when it is not open. */
export function fontOf(name: FontName, weight: Weight): Font {
  const font = opened.get(`${name}-${weight}`)
  if (!font) throw new Error(`the font ${name} is not open`)
  return font
}

/** The font for a character, or null when no open font has it; such characters are left out. */
export const fontFor = (character: string): FontName | null =>
  DEVANAGARI.test(character)
    ? 'devanagari'
    : (FALLBACKS.find((name) => opened.has(`${name}-regular`) && hasGlyph(name, character)) ?? null)

export type Run = { font: FontName; text: string }

/** Splits a text into runs of one font each. */
export function runsOf(word: string): Run[] {
  const runs: Run[] = []
  for (const character of word) {
    const last = runs.at(-1)
    const font = character === ' ' && last ? last.font : fontFor(character)
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
