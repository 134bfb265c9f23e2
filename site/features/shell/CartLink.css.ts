import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

// Twice its class, so that it wins over the button's own rules in whatever order the two files load. Phones have room for it
// once there is something in it.
export const link = featureStyle({
  '@media': { [below('sm')]: { selectors: { 'html:not([data-cart]) &&': { display: 'none' } } } },
})
export const badge = featureStyle({
  position: 'absolute',
  pointerEvents: 'none',
  top: 4,
  left: 23,
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  background: color.primary,
  color: color.onPrimary,
  boxShadow: `0 0 0 2px ${color.bg}`,
  display: 'grid',
  placeItems: 'center',
  font: `650 .6875rem/1 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
})
