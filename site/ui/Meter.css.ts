import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({ display: 'grid', gap: 6, minWidth: 0 })
export const row = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  font: vars.font.label,
})
export const amount = uiStyle({
  color: vars.color.text2,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
