import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const room = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 'clamp(16px, 3vw, 28px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.dialog,
  background: color.surface,
  maxWidth: 860,
  outline: 'none',
})
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  justifyContent: 'space-between',
  paddingBottom: 14,
  borderBottom: `1px solid ${color.line}`,
})
export const number = featureStyle({ font: `650 1.0625rem/1.3 ${font.family}` })
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const solution = featureStyle({
  display: 'grid',
  gap: 8,
  padding: '14px 16px',
  background: color.sunken,
  borderRadius: vars.radius.control,
})
export const solutionName = featureStyle({ font: font.label, color: color.text2 })
export const video = featureStyle({ width: '100%', maxHeight: '60vh', borderRadius: vars.radius.control })
export const score = featureStyle({ font: font.h2, fontVariantNumeric: 'tabular-nums' })
