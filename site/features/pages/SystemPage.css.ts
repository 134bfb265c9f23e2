import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = featureStyle({ display: 'grid', gap: 20 })
export const text = featureStyle({ maxWidth: '60ch', color: color.text2 })
export const form = featureStyle({ maxWidth: 520 })
export const hours = featureStyle({ font: vars.font.small, color: color.text2 })
export const list = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const link = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  paddingInline: 18,
  font: vars.font.label,
  background: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.control,
  '@media': { [hover]: { ':hover': { borderColor: color.lineControl } } },
})
