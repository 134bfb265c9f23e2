import { globalFontFace } from '@vanilla-extract/css'

/** Fallback families of Latin while its font loads, in order of preference; part of the font token. */
export const latinFallbacks = ['Latin while loading', 'Latin while loading on Android'] as const
/**
 * The first of them on Hindi pages, where Latin is used for spaces, numbers and capitalised names more than
 * for words.
 */
export const latinAmongHindi = 'Latin among Hindi while loading'

const INTER = { ascent: 0.96875, descent: 0.24121 }
const percent = (value: number) => `${(100 * value).toFixed(2)}%`

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold']

/**
 * A font of the device in the width and height of Inter. `wider` is how much wider Inter sets the text of the
 * seed: measured with the letters of its English texts against Liberation Sans, which has the widths of
 * Arial, and Roboto.
 */
const face = (names: readonly string[], wider: number, fontWeight: string) => ({
  src: names.map((name) => `local("${name}")`).join(', '),
  fontWeight,
  sizeAdjust: percent(wider),
  ascentOverride: percent(INTER.ascent / wider),
  descentOverride: percent(INTER.descent / wider),
  lineGapOverride: '0%',
})
const TEXT = '100 590'
const TITLES = '591 900'

globalFontFace(latinFallbacks[0], [face(ARIAL, 1.07, TEXT), face(ARIAL_BOLD, 1.023, TITLES)])
globalFontFace(latinAmongHindi, [face(ARIAL, 1, TEXT), face(ARIAL_BOLD, 0.93, TITLES)])
globalFontFace(latinFallbacks[1], [
  face(['Roboto', 'Roboto Regular', 'Roboto-Regular'], 1.079, TEXT),
  face(['Roboto Bold', 'Roboto-Bold', 'Roboto'], 1.085, TITLES),
])
