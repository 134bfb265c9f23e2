import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const form = featureStyle({ display: 'grid', gap: 20 })
export const line = featureStyle({
  display: 'grid',
  gap: 12,
  paddingBlock: 14,
  borderTop: `1px solid ${color.line}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
})
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 12,
})
/** The status wraps below a long title rather than cutting it off. */
export const requestHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
})
export const quiet = featureStyle({ font: font.small, color: color.text2 })
/** Keeps the line breaks of the text. */
export const message = featureStyle({ whiteSpace: 'pre-line' })
export const impossible = featureStyle({ display: 'grid', gap: 2, color: color.text2 })
export const figures = featureStyle({
  display: 'grid',
  gap: 8,
  background: color.sunken,
  borderRadius: vars.radius.card,
  padding: 16,
})
export const figure = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  fontVariantNumeric: 'tabular-nums',
})
export const request = featureStyle({
  display: 'grid',
  gap: 6,
  paddingBlock: 14,
  borderTop: `1px solid ${color.line}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
})
