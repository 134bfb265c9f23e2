import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const keys = featureStyle({ display: 'grid' })
export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: 8,
  borderBottom: `1px solid ${color.line}`,
})
export const key = featureStyle({
  font: `600 .875rem/1 ${font.family}`,
  padding: '6px 10px',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.badge,
  background: color.sunken,
})
