import { below, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('sm')

export const heading = featureStyle({
  font: font.h3,
  letterSpacing: vars.tracking.snug,
  marginBlock: '8px 12px',
})
export const line = featureStyle({
  display: 'flex',
  gap: 18,
  padding: 20,
  alignItems: 'start',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [phone]: { padding: 16, gap: 14, flexWrap: 'wrap' } },
})
export const wide = featureStyle({ '@media': { [phone]: { width: 84 } } })
export const book = featureStyle({
  width: 56,
  flex: 'none',
  marginInline: 28,
  boxShadow: 'none',
  '@media': { [phone]: { marginInline: 14 } },
})
export const words = featureStyle({ flex: 1, minWidth: 0, display: 'grid', gap: 4, justifyItems: 'start' })
export const title = featureStyle({
  font: font.h4,
  letterSpacing: vars.tracking.snug,
  overflowWrap: 'anywhere',
})
layeredGlobal('features', `${title} a:hover`, { color: color.primaryText })
export const facts = featureStyle({ font: font.small, color: color.text2, overflowWrap: 'anywhere' })
export const note = featureStyle({ font: font.small, color: color.warning })
export const fault = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  font: font.small,
  color: color.danger,
  marginTop: 2,
})
export const acts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  marginTop: 6,
})
/** On phones the quantity has a row of its own. */
export const counted = featureStyle({ '@media': { [phone]: { flexBasis: '100%' } } })
/** A small text button. */
export const act = featureStyle({
  font: `550 .875rem/1.45 ${font.family}`,
  color: color.primaryText,
  minHeight: 28,
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media': { [touch]: { minHeight: 44 } },
})
export const price = featureStyle({
  display: 'grid',
  gap: 3,
  justifyItems: 'end',
  font: font.small,
  color: color.text3,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [phone]: {
      width: '100%',
      paddingInlineStart: 98,
      marginTop: -6,
      display: 'flex',
      alignItems: 'baseline',
      gap: 8,
    },
  },
})
export const now = featureStyle({
  font: `680 1.1875rem/1.2 ${font.family}`,
  letterSpacing: '-.022em',
  color: color.text,
})
