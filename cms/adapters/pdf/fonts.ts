import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { openWeight } from './fontWeight.ts'

export type Weight = 'regular' | 'strong'

// The server runs from the repository's root (cms/server/siteCommand.ts).
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

const NAMES = Object.keys(FILES) as FontName[]
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff\u200c\u200d]/
const STRONG = 600

const open = new Map<string, Font>()

/** A font in one weight, read once. */
export function fontOf(name: FontName, weight: Weight): Font {
  const key = `${name}-${weight}`
  const known = open.get(key)
  if (known) return known
  const file = readFileSync(path.join(PACKAGES, FILES[name]))
  const font =
    weight === 'strong' ? (openWeight(fontOf(name, 'regular'), file, STRONG, key) as Font) : create(file)
  // A glyph that is met inside another one first would not know its character, and the text could not be copied.
  for (const code of font.characterSet) font.glyphForCodePoint(code)
  open.set(key, font)
  return font
}

/** Which font draws a character; null for what none has: it is left out. */
function nameFor(sign: string): FontName | null {
  if (DEVANAGARI.test(sign)) return 'devanagari'
  const code = sign.codePointAt(0) ?? 0
  // Latin letters are most of it: the others are only opened for what it lacks.
  return NAMES.slice(1).find((name) => fontOf(name, 'regular').hasGlyphForCodePoint(code)) ?? null
}

export type Run = { font: FontName; text: string }

/** A word in stretches of one font each. */
export function runsOf(word: string): Run[] {
  const runs: Run[] = []
  for (const sign of word) {
    const last = runs.at(-1)
    const font = sign === ' ' && last ? last.font : nameFor(sign)
    if (!font) continue
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}
