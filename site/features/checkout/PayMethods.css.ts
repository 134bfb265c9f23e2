import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const method = featureStyle({ display: 'flex', gap: 14, font: font.small, color: color.text2 })
export const methodIcon = featureStyle({ marginTop: 1 })
export const methodName = featureStyle({
  display: 'block',
  font: font.h4,
  lineHeight: 1.4,
  color: color.text,
})
export const closed = featureStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  padding: '18px 20px',
  font: font.small,
  color: color.text2,
})
export const closedTitle = featureStyle({ font: font.h4, color: color.text })
export const after = featureStyle({ font: font.small, color: color.text2, marginTop: 16 })
