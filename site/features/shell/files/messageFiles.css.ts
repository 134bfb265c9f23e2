import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, radius } = vars

export const fileList = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const file = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  color: color.primaryText,
  overflowWrap: 'anywhere',
})
export const picture = featureStyle({
  maxWidth: '100%',
  height: 120,
  objectFit: 'contain',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.control,
})
export const voicePlayer = featureStyle({ display: 'block', width: 280, maxWidth: '100%', height: 44 })
