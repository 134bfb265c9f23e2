import { below, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'
import { link } from '#site/ui/layout.css.ts'

/** On phones the second line has the whole width, below the button. */
const phone = below('sm')

export const done = featureStyle({ display: 'grid' })
export const doneRow = featureStyle({
  display: 'flex',
  gap: 14,
  alignItems: 'start',
  padding: '18px 20px',
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: '2px 14px' },
  },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const text = featureStyle({
  minWidth: 0,
  flex: 1,
  '@media': { [phone]: { display: 'contents' } },
})
export const name = featureStyle({ font: vars.font.h4, letterSpacing: '-.008em', marginTop: -2 })
export const line = featureStyle({
  font: vars.font.small,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: '2 / -1', gridRow: 2 } },
})
// A maximum of the button's column would be too narrow by its margin.
const beside = { gridColumn: 3, gridRow: 1, maxWidth: 'none' } as const
export const changeLink = featureStyle([
  link,
  {
    font: vars.font.small,
    fontWeight: 600,
    '@media': { [touch]: { marginBlock: -10, minHeight: 44 }, [phone]: beside },
  },
])
export const change = featureStyle({
  marginBlock: -8,
  marginInlineEnd: -14,
  '@media': { [phone]: beside },
})
export const login = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 20px',
  '@media': { [phone]: { padding: '12px 16px', gap: 12 } },
})
