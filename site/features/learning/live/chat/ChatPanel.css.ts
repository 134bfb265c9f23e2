import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const panel = featureStyle({
  display: 'grid',
  gap: 12,
  padding: '20px clamp(16px, 2.6vw, 36px)',
  borderBottom: `1px solid ${color.line}`,
})
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
export const heading = featureStyle({ font: font.h3 })
export const log = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  height: 320,
  overflowY: 'auto',
  padding: 12,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
})
export const line = featureStyle({ display: 'grid', gap: 2, overflowWrap: 'anywhere' })
export const who = featureStyle({ font: font.small, color: color.text2 })
export const small = featureStyle({ font: font.small, color: color.text2 })
export const acts = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 4 })
export const box = featureStyle({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderRadius: 12,
  background: color.sunken,
})
export const form = featureStyle({ display: 'grid', gap: 8 })
