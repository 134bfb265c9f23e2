import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** The line keeps white flags from melting into the ground. */
export const flag = featureStyle({
  flex: 'none',
  width: 20,
  height: 14,
  objectFit: 'cover',
  borderRadius: 2,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  background: vars.color.sunken,
})
