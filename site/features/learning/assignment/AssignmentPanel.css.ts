import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const panel = featureStyle({ display: 'grid', gap: 16, maxWidth: 820 })
export const heading = featureStyle({ font: font.h3 })
export const facts = featureStyle({ font: font.small, color: color.text2 })
export const form = featureStyle({ display: 'grid', gap: 16 })
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const answer = featureStyle({ display: 'grid', gap: 8 })
export const text = featureStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const files = featureStyle({ display: 'grid', gap: 4, listStyle: 'none', padding: 0 })
export const file = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 44,
  overflowWrap: 'anywhere',
})
export const link = featureStyle({
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
export const rounds = featureStyle({ display: 'grid', gap: 20, paddingTop: 12 })
export const summary = featureStyle({
  cursor: 'pointer',
  font: font.small,
  color: color.text2,
  minHeight: 24,
})
