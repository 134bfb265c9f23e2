import { reducedMotion } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import './devanagariFallback.css.ts'
import { DEVANAGARI_FALLBACK } from '#domain/pages/beforePaintScript.ts'
import { latinAmongHindi, latinFallbacks } from './latinFallback.css.ts'
import { layeredGlobal } from './layered.ts'

const family = vars.font.family

/** Every subset of our fonts, and the fallbacks of Devanagari and Latin until they are loaded. */
const familyWith = (latin: readonly string[]): string =>
  `var(--font-latin-ext), var(--font-greek), var(--font-devanagari), "${DEVANAGARI_FALLBACK}", var(--font-latin), ${latin.map((name) => `"${name}"`).join(', ')}, system-ui, sans-serif`

/** Tokens that do not depend on the brand. Colours: deriveTheme, in one style element of the root layout. */
layeredGlobal('tokens', ':root', {
  vars: {
    [vars.font.family]: familyWith(latinFallbacks),
    [vars.font.display]: `600 clamp(2.375rem, 1.55rem + 3.4vw, 3.75rem)/1.04 ${family}`,
    [vars.font.h1]: `640 clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)/1.14 ${family}`,
    [vars.font.h2]: `640 clamp(1.375rem, 1.2rem + .8vw, 1.75rem)/1.22 ${family}`,
    [vars.font.h3]: `620 1.125rem/1.4 ${family}`,
    [vars.font.h4]: `600 1rem/1.45 ${family}`,
    [vars.font.lead]: `400 clamp(1.0625rem, 1rem + .3vw, 1.1875rem)/1.55 ${family}`,
    [vars.font.body]: `400 1rem/1.55 ${family}`,
    [vars.font.small]: `400 .875rem/1.45 ${family}`,
    [vars.font.label]: `550 .875rem/1.4 ${family}`,
    [vars.font.tiny]: `500 .78125rem/1.4 ${family}`,
    [vars.tracking.tight]: '-.028em',
    [vars.tracking.snug]: '-.014em',
    [vars.radius.badge]: '4px',
    [vars.radius.control]: '8px',
    [vars.radius.card]: '12px',
    [vars.radius.dialog]: '16px',
    [vars.radius.full]: '999px',
    [vars.shadow.raised]: '0 1px 2px rgb(12 18 32 / .06), 0 2px 6px rgb(12 18 32 / .05)',
    [vars.shadow.hover]: '0 2px 4px rgb(12 18 32 / .06), 0 10px 24px -6px rgb(12 18 32 / .14)',
    [vars.shadow.overlay]: '0 4px 10px rgb(12 18 32 / .08), 0 24px 56px -14px rgb(12 18 32 / .26)',
    [vars.time.fast]: '120ms',
    [vars.time.mid]: '200ms',
    [vars.time.slow]: '320ms',
    [vars.ease.out]: 'cubic-bezier(.2, .8, .2, 1)',
    [vars.ease.in]: 'cubic-bezier(.5, 0, .9, .4)',
    [vars.size.topbar]: '40px',
    [vars.size.header]: '70px',
    [vars.size.mobilenav]: '64px',
    [vars.size.sidenav]: '280px',
    [vars.size.container]: '1200px',
    [vars.size.containerWide]: '1920px',
    [vars.size.gutter]: 'clamp(16px, 3vw, 32px)',
  },
  '@media': {
    [reducedMotion]: {
      vars: { [vars.time.fast]: '0ms', [vars.time.mid]: '0ms', [vars.time.slow]: '0ms' },
    },
  },
})

/** Vowel signs above and below the letters need more line height in titles. */
layeredGlobal('tokens', ':root:lang(hi)', {
  vars: {
    [vars.font.family]: familyWith([latinAmongHindi, latinFallbacks[1]]),
    [vars.font.display]: `600 clamp(2.125rem, 1.4rem + 3vw, 3.5rem)/1.24 ${family}`,
    [vars.font.h1]: `640 clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)/1.3 ${family}`,
    [vars.font.h2]: `640 clamp(1.375rem, 1.2rem + .8vw, 1.75rem)/1.36 ${family}`,
    [vars.font.h3]: `620 1.125rem/1.5 ${family}`,
    [vars.tracking.tight]: '0',
    [vars.tracking.snug]: '0',
  },
})
