import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const fields = featureStyle({ display: 'grid', gap: 20 })
export const line = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  minHeight: 36,
  font: font.small,
  color: color.text2,
})
export const wait = featureStyle({ fontVariantNumeric: 'tabular-nums' })
export const resend = featureStyle({ marginInlineEnd: -14 })
export const buttons = featureStyle({ display: 'grid', gap: 10 })
export const note = featureStyle({ color: color.text2, font: font.small, overflowWrap: 'anywhere' })
