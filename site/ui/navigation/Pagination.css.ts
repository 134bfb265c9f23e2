import { below, hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 32,
  paddingTop: 20,
  borderTop: `1px solid ${color.line}`,
  '@media': { [below('sm')]: { justifyContent: 'center' } },
})
export const summary = uiStyle({
  font: vars.font.small,
  color: color.text2,
  '@media': { [below('sm')]: { display: 'none' } },
})
export const list = uiStyle({ display: 'flex', gap: 4, alignItems: 'center' })
export const page = uiStyle({
  minWidth: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  font: `550 .9375rem/1 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
  selectors: {
    '&[aria-current]': { background: color.primarySoft, color: color.primaryText, fontWeight: 650 },
  },
  '@media': {
    [touch]: { minWidth: 44, height: 44 },
    [hover]: {
      selectors: { 'a&:not([aria-current]):hover': { background: color.hover, color: color.text } },
    },
  },
})
export const disabled = uiStyle({ color: color.line2 })
export const gap = uiStyle({ minWidth: 24 })
export const minor = uiStyle({ '@media': { [below('sm')]: { display: 'none' } } })
