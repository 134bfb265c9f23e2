import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const method = featureStyle({ display: 'flex', gap: 14, font: font.small, color: color.text2 })
export const methodIcon = featureStyle({ marginTop: 1, flex: 'none' })
export const methodName = featureStyle({
  display: 'block',
  font: font.h4,
  lineHeight: 1.4,
  color: color.text,
  selectors: { '[data-disabled] &': { color: color.text2 } },
})
export const methodReason = featureStyle({ color: color.warning })
