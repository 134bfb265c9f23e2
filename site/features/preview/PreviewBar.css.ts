import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  paddingInline: vars.size.gutter,
  background: color.warningSoft,
  color: color.warning,
  borderBottom: `1px solid ${color.line}`,
  font: vars.font.label,
})
export const text = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 8 })
export const exit = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
