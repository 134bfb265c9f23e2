import { globalFontFace } from '@vanilla-extract/css'
import { DEVANAGARI_FALLBACK } from '#domain/pages/beforePaintScript.ts'
import { devanagariShape } from './devanagariShape.ts'

// What phones and computers have, by full and by PostScript name; the bare widths only where there is none of them.
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
