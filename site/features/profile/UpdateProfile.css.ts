import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const banner = featureStyle({ marginBlock: -2 })
export const phoneMissing = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: 16,
  color: vars.color.text2,
})
export const phoneText = featureStyle({ flex: 1, minWidth: '16ch' })
