import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const page = featureStyle({ paddingBlock: '28px 64px', display: 'grid', gap: 20, maxWidth: 860 })
export const title = featureStyle({ font: font.h1, letterSpacing: vars.tracking.tight, textWrap: 'balance' })
export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
})
export const card = featureStyle({
  display: 'grid',
  gap: 18,
  minWidth: 0,
  padding: 'clamp(16px, 2.4vw, 28px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
export const number = featureStyle({ font: font.h3 })
export const facts = featureStyle({
  font: font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const solution = featureStyle({
  display: 'grid',
  gap: 10,
  padding: '16px 18px',
  borderRadius: vars.radius.control,
  background: color.sunken,
  minWidth: 0,
})
export const name = featureStyle({ font: font.h4 })
export const video = featureStyle({ width: '100%', borderRadius: vars.radius.control })
export const keep = featureStyle({ display: 'grid', gap: 12, minWidth: 0 })
export const note = featureStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: color.text2 })
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const steps = featureStyle({ display: 'grid', gap: 6, paddingInlineStart: 24, listStyle: 'decimal' })
