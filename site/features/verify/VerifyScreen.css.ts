import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const card = featureStyle({
  display: 'grid',
  gap: 14,
  padding: 'clamp(20px, 4vw, 36px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.dialog,
  background: color.surface,
})
export const head = featureStyle({ display: 'flex', alignItems: 'center', gap: 12 })
export const title = featureStyle({ font: font.h2 })
export const text = featureStyle({ color: color.text2 })
export const good = featureStyle({ color: color.success })
export const bad = featureStyle({ color: color.danger })
export const name = featureStyle({ font: font.h1, marginTop: 8 })
export const facts = featureStyle({
  display: 'grid',
  gap: 8,
  marginTop: 8,
  paddingTop: 14,
  borderTop: `1px solid ${color.line}`,
  font: font.small,
  color: color.text2,
  overflowWrap: 'anywhere',
})
