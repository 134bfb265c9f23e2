import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const body = featureStyle({
  display: 'grid',
  gap: 16,
  paddingBlock: 20,
  font: `450 1.125em/1.65 ${vars.font.family}`,
  '@media': { [below('md')]: { fontSize: '1.0625em', lineHeight: 1.6, paddingBlock: 16 } },
})
export const passage = featureStyle({
  padding: '14px 16px',
  background: color.sunken,
  borderInlineStart: `3px solid ${color.line2}`,
  borderRadius: vars.radius.badge,
  maxHeight: '46vh',
  overflow: 'auto',
})
export const heading = featureStyle({ font: vars.font.label, color: color.text2, marginBottom: 4 })
