import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const label = featureStyle({ display: 'block', font: vars.font.label, marginBottom: 6 })
export const row = featureStyle({ display: 'flex', gap: 8 })
export const field = featureStyle({
  flex: 1,
  minWidth: 0,
  height: 44,
  paddingInline: 14,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  font: `450 1rem/1.3 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&[aria-invalid]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
})
export const answer = featureStyle({ font: vars.font.small, color: color.text2, minHeight: 20, marginTop: 6 })
export const good = featureStyle({ color: color.success })
export const bad = featureStyle({ color: color.danger })
