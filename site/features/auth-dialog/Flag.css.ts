import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** The border separates white flags from the background. */
export const flag = featureStyle({
  flex: 'none',
  width: 20,
  height: 14,
  objectFit: 'cover',
  borderRadius: 2,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  background: vars.color.sunken,
})
