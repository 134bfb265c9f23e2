import type { GlobalStyleRule } from '@vanilla-extract/css'
import { reducedMotion } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { focusRing } from './focusRing.ts'
import { layeredGlobal } from './layered.ts'

const reset = (selector: string, rule: GlobalStyleRule) => layeredGlobal('reset', selector, rule)

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('html', {
  WebkitTextSizeAdjust: '100%',
  scrollBehavior: 'smooth',
  scrollPaddingTop: `calc(${vars.size.header} + 16px)`,
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
})
reset('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.bg,
  color: vars.color.text,
  font: vars.font.body,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote, legend', {
  margin: 0,
  padding: 0,
  border: 0,
})
reset('ul, ol', { listStyle: 'none' })
reset('h1', { font: vars.font.h1, letterSpacing: vars.tracking.tight, textWrap: 'balance' })
reset('h2', { font: vars.font.h2, letterSpacing: '-.022em', textWrap: 'balance' })
reset('h3', { font: vars.font.h3, letterSpacing: vars.tracking.snug })
reset('h4', { font: vars.font.h4, letterSpacing: '-.008em' })
// Long words of editors and students break anywhere, also where a column is as wide as its longest word;
// table cells keep theirs.
reset('body', { overflowWrap: 'anywhere' })
reset('th, td', { overflowWrap: 'break-word' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('b, strong', { fontWeight: 620 })
reset('img, svg', { display: 'block', maxWidth: '100%' })
reset('svg text', { fontFamily: vars.font.family })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
reset('button', { border: 0, background: 'none', padding: 0, cursor: 'pointer', textAlign: 'inherit' })
reset('table', { borderCollapse: 'collapse', width: '100%' })
reset('hr', { height: 1, background: vars.color.line, border: 0, margin: 0, width: '100%' })
reset(':focus-visible', focusRing)
reset('[tabindex="-1"]:focus-visible', { boxShadow: 'none', outline: 'none' })
reset(':lang(hi)', { lineHeight: 1.7, letterSpacing: 0 })
// The line above Devanagari letters is one stroke: with a negative letter spacing they overlap, whatever a
// screen sets.
reset(':is(h1, h2, h3, h4):lang(hi)', { letterSpacing: '0 !important' })
// Hindi sentences end in a short word, which would often be alone on the last line.
reset('p:lang(hi)', { textWrap: 'pretty' })
