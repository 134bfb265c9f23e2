/** The colours derived from a project's theme, in output order. */
export const colorTokens = [
  'bg',
  'text',
  'text2',
  'text3',
  'surface',
  'sunken',
  'hover',
  'press',
  'line',
  'line2',
  'lineControl',
  'primary',
  'primaryHover',
  'primaryPress',
  'onPrimary',
  'primaryMark',
  'primaryText',
  'primarySoft',
  'primaryLine',
  'ink',
  'inkHover',
  'onInk',
  'band',
  'band2',
  'bandLine',
  'onBand',
  'onBand2',
  'bandMark',
  'success',
  'successFill',
  'successSoft',
  'info',
  'infoSoft',
  'warning',
  'warningFill',
  'warningSoft',
  'danger',
  'dangerFill',
  'dangerSoft',
  'dangerLine',
  'violet',
  'violetFill',
  'violetSoft',
  'star',
] as const

export type ColorToken = (typeof colorTokens)[number]
export type Palette = Record<ColorToken, string>

/** `onBand2` → `on-band-2`: the name of the custom property without its leading dashes. */
export const tokenName = (token: string): string =>
  token.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)
