import type { Mode } from './brandColors.ts'
import { contrast, mix, readableOn, shiftUntil } from './color.ts'
import type { ColorToken, Palette } from './colorTokens.ts'

type InkToken = Extract<
  ColorToken,
  'ink' | 'inkHover' | 'onInk' | 'band' | 'band2' | 'bandLine' | `onBand${string}` | 'bandMark'
>
type Secondary = { color: string; label: string; primary: string }

const DARK_BAND = { bg: '#111318', band: '#1a1d24' }
const VISIBLE = 3

/**
 * The secondary colour (ink) and the dark band. Ink is swapped with its label where it would be invisible on
 * the background.
 */
export function inkColors(
  { color, label, primary }: Secondary,
  grounds: Pick<Palette, 'bg' | 'text'>,
  mode: Mode,
): Pick<Palette, InkToken> {
  const order = mode === 'light' ? [color, label] : [label, color]
  const ink = order.find((candidate) => contrast(candidate, grounds.bg) >= VISIBLE) ?? grounds.text
  const onInk = readableOn(ink, [...order.filter((candidate) => candidate !== ink), grounds.bg], 4.5)
  const isReadable = (hex: string) => contrast(mix('#ffffff', 74, hex), hex) >= 4.5
  const band = shiftUntil(mode === 'light' ? color : darkBand(grounds), 'darker', isReadable)
  return {
    ink,
    inkHover: mix(ink, 84, grounds.bg),
    onInk,
    band,
    band2: mix('#ffffff', 9, band),
    bandLine: mix('#ffffff', 18, band),
    onBand: '#ffffff',
    onBand2: mix('#ffffff', 74, band),
    bandMark: shiftUntil(mix(primary, 62, '#ffffff'), 'lighter', (hex) => contrast(hex, band) >= 4.5),
  }
}

/** A brand's own dark background gets a band in its own hue. */
const darkBand = ({ bg, text }: Pick<Palette, 'bg' | 'text'>) =>
  bg === DARK_BAND.bg ? DARK_BAND.band : mix(text, 7, bg)
