import { colorTokens, type Palette, tokenName } from './colorTokens.ts'
import { deriveTheme } from './deriveTheme.ts'
import type { ThemeFields } from './ThemeFields.ts'

const block = (palette: Palette, scheme: 'light' | 'dark') =>
  `color-scheme:${scheme};${colorTokens.map((token) => `--${tokenName(token)}:${palette[token]}`).join(';')}`

/**
 * The project's colours as the content of a style element: the system preference applies unless a choice is
 * stored.
 */
export function themeCss(fields: Partial<ThemeFields> | null | undefined): string {
  const theme = deriveTheme(fields)
  const light = block(theme.light, 'light')
  const dark = block(theme.dark, 'dark')
  if (theme.base === 'dark') return `:root{${dark}}:root[data-theme=light]{${light}}`
  return `:root{${light}}@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{${dark}}`
}
