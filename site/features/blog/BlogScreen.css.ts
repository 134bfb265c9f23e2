import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const head = featureStyle({ background: color.sunken, borderBottom: `1px solid ${color.line}` })
export const headInner = featureStyle({
  display: 'grid',
  gap: 20,
  paddingBlock: 'clamp(24px, 3.4vw, 44px) clamp(18px, 2vw, 24px)',
})
export const headRow = featureStyle({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 16,
})
export const sub = featureStyle({ color: color.text2, marginTop: 4 })
export const feed = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  font: vars.font.label,
  color: color.primaryText,
})
export const cell = featureStyle({ display: 'grid', minWidth: 0 })
