import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const item = featureStyle({ borderTop: `1px solid ${color.line}`, ':first-child': { borderTop: 0 } })

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  gap: '0 12px',
  padding: '16px 24px',
  textAlign: 'start',
  '@media': { '(max-width: 599.98px)': { paddingInline: 20 } },
})
export const link = featureStyle([
  row,
  {
    '@media': { [hover]: { ':hover': { background: color.hover } } },
    selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` } },
  },
])
export const dot = featureStyle({
  width: 8,
  height: 8,
  margin: '7px 0 0 2px',
  borderRadius: '50%',
  background: color.primaryMark,
})
export const head = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
})
export const title = featureStyle({
  font: `600 .9375rem/1.45 ${font.family}`,
  letterSpacing: '-.006em',
  overflowWrap: 'anywhere',
  minWidth: 0,
})
export const titleRead = featureStyle([title, { fontWeight: 500 }])
export const time = featureStyle({
  font: font.tiny,
  color: color.text3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const text = featureStyle({
  gridColumn: 2,
  font: font.small,
  color: color.text2,
  marginTop: 2,
  overflowWrap: 'anywhere',
})
