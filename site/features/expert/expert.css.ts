import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const lines = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
export const cards = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const cardHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const cardTitle = featureStyle({ font: font.h3, letterSpacing: '-.014em' })
export const cardText = featureStyle({ color: color.text2, maxWidth: '66ch', marginTop: 4 })
export const rows = featureStyle({ display: 'grid', marginTop: 12, marginBottom: -10 })
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 16px',
  minHeight: 56,
  paddingBlock: 10,
  borderTop: `1px solid ${color.line}`,
})
export const rowTitle = featureStyle({ fontWeight: 550, overflowWrap: 'anywhere' })
export const rowFacts = featureStyle({
  font: font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const quiet = featureStyle({ color: color.text2, marginTop: 12 })
export const backLink = featureStyle({ font: font.small, color: color.primaryText, fontWeight: 550 })
