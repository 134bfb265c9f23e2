import { createGlobalThemeContract } from '@vanilla-extract/css'
import { type ColorToken, colorTokens, tokenName } from '#domain/theme/colorTokens.ts'

const colorNames = Object.fromEntries(colorTokens.map((token) => [token, tokenName(token)])) as {
  [Token in ColorToken]: string
}

/** Every token as a custom property with a stable name: `--r-2`. Values: deriveTheme and tokens.css.ts. */
export const vars = createGlobalThemeContract({
  color: colorNames,
  subject: { cover: 'cover', coverLine: 'cover-line' },
  font: {
    family: 'font',
    display: 'display',
    h1: 'h1',
    h2: 'h2',
    h3: 'h3',
    h4: 'h4',
    lead: 'lead',
    body: 'body',
    small: 'small',
    label: 'label',
    tiny: 'tiny',
  },
  tracking: { tight: 'tight', snug: 'snug' },
  radius: { badge: 'r-1', control: 'r-2', card: 'r-3', dialog: 'r-4', full: 'r-full' },
  shadow: { raised: 'shadow-1', hover: 'shadow-2', overlay: 'shadow-3' },
  time: { fast: 'fast', mid: 'mid', slow: 'slow' },
  ease: { out: 'out', in: 'in' },
  size: {
    topbar: 'topbar',
    header: 'header',
    mobilenav: 'mobilenav',
    sidenav: 'sidenav',
    container: 'container',
    containerWide: 'container-wide',
    gutter: 'gutter',
  },
})
