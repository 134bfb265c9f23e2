import { contrast, isDark, mix, readableOn, shiftUntil } from './color.ts'
import type { ColorToken, Palette } from './colorTokens.ts'

export type Mode = 'light' | 'dark'
type Grounds = Pick<Palette, 'bg' | 'text' | 'surface' | 'sunken'>
type BrandToken = Extract<ColorToken, `primary${string}` | 'onPrimary'>

const LABEL_CONTRAST = 4.5
const MARK_CONTRAST = 3
/** Share of the fill in its hover and pressed colours: 86 % and 76 % of the theme field, of which the fill itself is 95 %. */
const HOVER_PERCENT = (86 / 95) * 100
const PRESS_PERCENT = (76 / 95) * 100

/**
 * The colour tokens of the brand colour, from the theme field `primaryColor`. With a light label the fill is at least 5 % darker than the field,
 * with a dark label it may be the field itself. The fill is shifted in 2 % steps until its label has a contrast of 4.5:1, and primaryText until
 * it has that contrast on every background of the mode.
 */
export function brandColors(
  primary: string,
  label: string,
  grounds: Grounds,
  mode: Mode,
): Pick<Palette, BrandToken> {
  const isDarkLabel = isDark(label)
  const away = isDarkLabel ? 'lighter' : 'darker'
  const towards = isDarkLabel ? '#ffffff' : '#000000'
  const carriesLabel = (hex: string) => contrast(label, hex) >= LABEL_CONTRAST
  const fill = shiftUntil(isDarkLabel ? primary : mix(primary, 95, '#000000'), away, carriesLabel)
  const primarySoft = mix(primary, mode === 'light' ? 8 : 22, grounds.bg)
  const readable = (hex: string) =>
    [grounds.bg, grounds.sunken, grounds.surface, primarySoft].every(
      (ground) => contrast(hex, ground) >= LABEL_CONTRAST,
    )
  const visible = (hex: string) =>
    contrast(hex, grounds.bg) >= MARK_CONTRAST && contrast(hex, grounds.surface) >= MARK_CONTRAST
  const deeper = mode === 'light' ? 'darker' : 'lighter'
  return {
    primary: fill,
    primaryHover: shiftUntil(mix(fill, HOVER_PERCENT, towards), away, carriesLabel),
    primaryPress: shiftUntil(mix(fill, PRESS_PERCENT, towards), away, carriesLabel),
    onPrimary: readableOn(fill, [label], LABEL_CONTRAST),
    primaryMark: shiftUntil(fill, deeper, visible),
    primaryText: shiftUntil(
      mode === 'light' ? mix(primary, 86, '#000000') : mix(primary, 62, '#ffffff'),
      deeper,
      readable,
    ),
    primarySoft,
    primaryLine: mix(primary, mode === 'light' ? 32 : 50, grounds.bg),
  }
}
