import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const hubList = featureStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
})
export const hubLink = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 52,
  paddingInline: 16,
  font: `500 1rem/1.3 ${font.family}`,
  borderTop: `1px solid ${color.line}`,
  selectors: { 'li:first-child > &': { borderTop: 0 } },
})
export const arrow = featureStyle({ marginInlineStart: 'auto', color: color.text3 })
