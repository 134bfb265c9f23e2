import { hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.control,
  font: `600 .9375rem/1 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
})
export const number = featureStyle({ minWidth: 24, textAlign: 'center' })
export const step = featureStyle({
  width: 34,
  height: 34,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  color: color.text2,
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { color: color.lineControl, cursor: 'not-allowed' } },
  '@media': {
    [touch]: { width: 44, height: 44 },
    [hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: color.hover } } },
  },
})
