import { below, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'
import { link } from '#site/ui/layout.css.ts'

export const done = featureStyle({ display: 'grid' })
export const doneRow = featureStyle({
  display: 'flex',
  gap: 14,
  alignItems: 'start',
  padding: '18px 20px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
})
export const text = featureStyle({ minWidth: 0, flex: 1 })
export const name = featureStyle({ font: vars.font.h4, letterSpacing: '-.008em', marginTop: -2 })
export const line = featureStyle({
  font: vars.font.small,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const changeLink = featureStyle([
  link,
  { font: vars.font.small, fontWeight: 600, '@media': { [touch]: { marginBlock: -10, minHeight: 44 } } },
])
export const change = featureStyle({ marginBlock: -8, marginInlineEnd: -14 })
export const login = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 20px',
  '@media': { [below('sm')]: { padding: '12px 16px', gap: 12 } },
})
