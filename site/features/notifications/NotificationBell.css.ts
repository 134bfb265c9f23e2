import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

/** Takes its place before it is known who looks, where somebody is probably signed in: nothing jumps. */
export const slot = featureStyle({
  width: 0,
  height: 44,
  flex: 'none',
  position: 'relative',
  selectors: {
    'html[data-session] &:not([data-out])': { width: 44 },
    '&[data-known]': { width: 44 },
  },
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
