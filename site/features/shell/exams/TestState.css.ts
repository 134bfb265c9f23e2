import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  color: color.primaryText,
  font: `600 .875rem/1.3 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
