import { contrast } from './color.ts'
import type { ColorToken } from './colorTokens.ts'
import { deriveTheme } from './deriveTheme.ts'
import { nearestReadable } from './nearestReadable.ts'
import { defaultTheme, type ThemeFields } from './ThemeFields.ts'

/** WCAG 2.2, success criterion 1.4.3: text of normal size. */
export const MIN_CONTRAST = 4.5

type Pair = {
  id: string
  /** What the colours are used for. */
  label: string
  text: keyof ThemeFields
  ground: keyof ThemeFields
  /** The tokens that the storefront derives from the two fields. */
  shown: [text: ColorToken, ground: ColorToken]
}

const PAIRS: readonly Pair[] = [
  {
    id: 'text',
    label: 'Text on the background',
    text: 'textColor',
    ground: 'bgColor',
    shown: ['text', 'bg'],
  },
  {
    id: 'primary',
    label: 'Label on primary buttons',
    text: 'primaryContrastColor',
    ground: 'primaryColor',
    shown: ['onPrimary', 'primary'],
  },
  {
    id: 'secondary',
    label: 'Label on secondary buttons',
    text: 'secondaryContrastColor',
    ground: 'secondaryColor',
    shown: ['onInk', 'ink'],
  },
  {
    id: 'link',
    label: 'Links on the background',
    text: 'primaryColor',
    ground: 'bgColor',
    shown: ['primaryText', 'bg'],
  },
]

export type CheckedPair = {
  id: string
  label: string
  field: keyof ThemeFields
  text: string
  ground: string
  ratio: number
  isReadable: boolean
  /** The nearest colour for `field` with enough contrast; null when it has enough already. */
  suggestion: string | null
  /** The colours that visitors see: the storefront darkens or lightens those without enough contrast. */
  shown: { text: string; ground: string; ratio: number; isAdjusted: boolean }
}

const HEX = /^#[0-9a-f]{6}$/i

/** Every text and background pair of a theme with its WCAG contrast. An invalid colour counts as unset. */
export function checkContrast(fields: Partial<ThemeFields>): CheckedPair[] {
  const theme = deriveTheme(fields)
  const palette = theme[theme.base]
  const colour = (name: keyof ThemeFields) => {
    const value = fields[name] ?? ''
    return (HEX.test(value) ? value : defaultTheme[name]).toLowerCase()
  }
  return PAIRS.map(({ id, label, text: textField, ground: groundField, shown }) => {
    const [text, ground] = [colour(textField), colour(groundField)]
    const ratio = contrast(text, ground)
    const isReadable = ratio >= MIN_CONTRAST
    const [shownText, shownGround] = [palette[shown[0]], palette[shown[1]]]
    return {
      id,
      label,
      field: textField,
      text,
      ground,
      ratio,
      isReadable,
      suggestion: isReadable ? null : nearestReadable(text, ground, MIN_CONTRAST),
      shown: {
        text: shownText,
        ground: shownGround,
        ratio: contrast(shownText, shownGround),
        isAdjusted: shownText !== text || shownGround !== ground,
      },
    }
  })
}
