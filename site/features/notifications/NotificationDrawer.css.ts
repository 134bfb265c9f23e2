import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const arrivals = featureStyle({
  padding: '12px 16px',
  position: 'sticky',
  top: 0,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
})
