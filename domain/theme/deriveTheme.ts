import { brandColors, type Mode } from './brandColors.ts'
import { contrast, isDark, mix, mixUntil, readableOn, toHex } from './color.ts'
import type { ColorToken, Palette } from './colorTokens.ts'
import { inkColors } from './inkColors.ts'
import { darkSemanticColors, lightSemanticColors } from './semanticColors.ts'
import { defaultTheme, type ThemeFields } from './ThemeFields.ts'

/**
 * `base` is the mode of the brand's own background: what a visitor without a stored choice sees (dark systems
 * see dark).
 */
export type DerivedTheme = { light: Palette; dark: Palette; base: Mode }

const LIGHT_GROUND = { bg: '#ffffff', text: '#141414' }
const DARK_GROUND = { bg: '#111318', text: '#eceef2' }
const DARK_SUNKEN = '#0b0d11'

/**
 * Every colour token of both modes, as hex, from the six theme fields. An invalid colour counts as unset. For
 * a brand with a dark bgColor the roles are swapped: its own background is used in dark mode, and light mode
 * is neutral.
 */
export function deriveTheme(fields: Partial<ThemeFields> | null | undefined): DerivedTheme {
  const theme = completed(fields)
  const brandGround = { bg: theme.bgColor, text: readableOn(theme.bgColor, [theme.textColor], 4.5) }
  const isBrandDark = isDark(theme.bgColor)
  return {
    light: palette(theme, isBrandDark ? LIGHT_GROUND : brandGround, 'light'),
    dark: palette(theme, isBrandDark ? brandGround : DARK_GROUND, 'dark'),
    base: isBrandDark ? 'dark' : 'light',
  }
}

function completed(fields: Partial<ThemeFields> | null | undefined): ThemeFields {
  const keys = Object.keys(defaultTheme) as (keyof ThemeFields)[]
  return Object.fromEntries(keys.map((key) => [key, toHex(fields?.[key], defaultTheme[key])])) as ThemeFields
}

function palette(theme: ThemeFields, { bg, text }: Pick<Palette, 'bg' | 'text'>, mode: Mode): Palette {
  const neutrals = neutralColors(bg, text, theme.primaryColor, mode)
  const grounds = { bg, text, surface: neutrals.surface, sunken: neutrals.sunken }
  return {
    bg,
    text,
    ...neutrals,
    ...brandColors(theme.primaryColor, theme.primaryContrastColor, grounds, mode),
    ...inkColors(
      { color: theme.secondaryColor, label: theme.secondaryContrastColor, primary: theme.primaryColor },
      grounds,
      mode,
    ),
    ...(mode === 'light' ? lightSemanticColors : darkSemanticColors),
  }
}

type NeutralToken = Extract<
  ColorToken,
  'text2' | 'text3' | 'surface' | 'sunken' | 'hover' | 'press' | 'line' | 'line2' | 'lineControl'
>

/**
 * Greys are tinted with the brand colour; secondary text and field borders keep 4.5:1 and 3:1 on every
 * background.
 */
function neutralColors(bg: string, text: string, primary: string, mode: Mode): Pick<Palette, NeutralToken> {
  const tint = mix(text, 80, primary)
  const cool = mix(text, 50, primary)
  const surface = mode === 'light' ? bg : mix(text, 4.5, bg)
  const sunken = mode === 'light' ? mix(cool, 4.5, bg) : darkSunken(bg)
  const hasContrast = (ratio: number) => (hex: string) =>
    [bg, surface, sunken].every((ground) => contrast(hex, ground) >= ratio)
  return {
    surface,
    sunken,
    text2: mixUntil(tint, 74, bg, hasContrast(4.5)),
    text3: mixUntil(tint, 62, bg, hasContrast(4.5)),
    hover: mix(cool, 6, surface),
    press: mix(cool, 11, surface),
    line: mix(cool, 14, bg),
    line2: mix(tint, 24, bg),
    lineControl: mixUntil(tint, 50, bg, hasContrast(3)),
  }
}

const darkSunken = (bg: string) => (bg === DARK_GROUND.bg ? DARK_SUNKEN : mix(bg, 70, '#000000'))
