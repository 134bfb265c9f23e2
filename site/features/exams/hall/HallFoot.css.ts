import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const phone = below('md')

export const foot = featureStyle({
  minHeight: 72,
  borderTop: `1px solid ${vars.color.line}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '13px 24px',
  background: vars.color.surface,
  '@media': { [phone]: { padding: '12px', gap: 8, paddingBottom: 'max(12px, env(safe-area-inset-bottom))' } },
})
export const end = featureStyle({
  display: 'flex',
  gap: 12,
  marginInlineStart: 'auto',
  '@media': { [phone]: { flex: 1, gap: 8 } },
})
export const save = featureStyle({ '@media': { [phone]: { flex: 1, paddingInline: 8 } } })
export const chevron = featureStyle({ '@media': { '(max-width: 379.98px)': { display: 'none' } } })
export const square = featureStyle({
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
})
