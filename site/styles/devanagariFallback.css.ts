import { globalFontFace } from '@vanilla-extract/css'
import { DEVANAGARI_FALLBACK } from '#domain/pages/beforePaintScript.ts'
import { devanagariShape } from './devanagariShape.ts'

// Installed fonts of phones and computers, by full and by PostScript name; the widths-only font is used when
// none is installed.
const INSTALLED = [
  'Noto Sans Devanagari',
  'NotoSansDevanagari-Regular',
  'Noto Sans Devanagari UI',
  'NotoSansDevanagariUI-Regular',
  'Kohinoor Devanagari',
  'KohinoorDevanagari-Regular',
  'Nirmala UI',
  'Nirmala Text',
  'Devanagari Sangam MN',
  'ITF Devanagari',
  'Mangal',
  'Lohit Devanagari',
  'Hind',
  'Mukta',
  'FreeSans',
]

globalFontFace(DEVANAGARI_FALLBACK, {
  src: [...INSTALLED.map((name) => `local("${name}")`), `url("${devanagariShape}") format("woff2")`].join(
    ', ',
  ),
  fontWeight: '100 900',
  unicodeRange: 'U+0900-097F,U+200C-200D,U+25CC,U+A8E0-A8FF',
})
