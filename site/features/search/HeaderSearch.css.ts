import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const wide = featureStyle({
  minWidth: 0,
  flex: '0 1 auto',
  '@media': { [below('lg')]: { display: 'none' } },
})
// `&&`, so that it wins over the button's own rules in whatever order the two files load.
export const narrow = featureStyle({
  '@media': { [from('lg')]: { selectors: { '&&': { display: 'none' } } } },
})

/** Below this width the shortcut hint is hidden in favour of the placeholder. */
const ROOMY = '299px'

export const key = featureStyle({
  '@container': { [`(max-width: ${ROOMY})`]: { display: 'none' } },
  width: 22,
  height: 24,
  marginInlineEnd: 8,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.badge,
  background: color.surface,
  color: color.text2,
  font: `500 .75rem/1 ${vars.font.family}`,
})
