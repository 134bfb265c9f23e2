import { hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = featureStyle({ display: 'grid', gap: 8, maxWidth: 320 })
export const label = featureStyle({ font: vars.font.label })
export const field = featureStyle({
  width: '100%',
  minHeight: 52,
  padding: '8px 16px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  font: `600 1.25rem/1.4 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:focus-visible': { ...focusVisible, borderColor: color.primary },
    '&[aria-invalid]': { borderColor: color.danger },
  },
})
export const help = featureStyle({ font: vars.font.small, color: color.text2, minHeight: '1.45em' })
export const fault = featureStyle({ font: vars.font.small, color: color.danger, minHeight: '1.45em' })
export const keypad = featureStyle({
  display: 'none',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 8,
  '@media': { [touch]: { display: 'grid' } },
})
export const key = featureStyle({
  minHeight: 52,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  font: `600 1.25rem/1 ${vars.font.family}`,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: { '&:active': { background: color.press } },
  '@media': { [hover]: { ':hover': { background: color.hover } } },
})
export const wideKey = featureStyle({ gridColumn: '1 / -1' })
