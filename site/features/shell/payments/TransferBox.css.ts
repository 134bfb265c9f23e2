import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const box = featureStyle({ display: 'grid', gap: 16 })
export const title = featureStyle({ font: vars.font.h3, letterSpacing: vars.tracking.snug })
export const details = featureStyle({
  whiteSpace: 'pre-line',
  background: vars.color.sunken,
  borderRadius: vars.radius.control,
  padding: '14px 16px',
  overflowWrap: 'anywhere',
})
export const sent = featureStyle({ display: 'grid', gap: 12, maxWidth: 420 })
