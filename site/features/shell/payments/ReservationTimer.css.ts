import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const held = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  font: vars.font.small,
  color: vars.color.text2,
})
export const clock = featureStyle({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' })
