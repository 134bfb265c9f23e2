import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

/** A number at the corner of an icon button; placed in the button or in its positioned container. */
export const countBadge = uiStyle({
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
  whiteSpace: 'nowrap',
  font: `650 .6875rem/1 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
})
