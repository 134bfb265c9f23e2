import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('sm')

export const box = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '16px 20px',
  border: `1px dashed ${color.line2}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  selectors: { '&[data-on]': { borderColor: color.success, background: color.successSoft } },
  '@media': { [phone]: { padding: 16 } },
})
export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px 16px',
  '@media': { [phone]: { flexWrap: 'wrap', columnGap: 12 } },
})
export const drawing = featureStyle({
  width: 40,
  height: 40,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  background: color.sunken,
  color: color.text2,
  selectors: { [`${box}[data-on] &`]: { background: color.surface, color: color.success } },
})
export const headText = featureStyle({ flex: '1 1 180px', minWidth: 0 })
export const title = featureStyle({
  font: font.h4,
  letterSpacing: vars.tracking.snug,
  overflowWrap: 'anywhere',
})
export const hint = featureStyle({ font: font.small, color: color.text2, overflowWrap: 'anywhere' })
export const opener = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  '@media': { [phone]: { flexBasis: '100%' } },
})
/** Aligned with the text above. */
export const flush = featureStyle({
  '@media': { [phone]: { selectors: { '&:first-child': { marginInlineStart: -14 } } } },
})

export const appliedCodes = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const appliedCode = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingInlineStart: 12,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  font: `600 .875rem/1.3 ${font.family}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const worth = featureStyle({
  color: color.success,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const codeForm = featureStyle({
  display: 'flex',
  gap: 10,
  alignItems: 'end',
  // The error is shown below the field.
  selectors: { '&[data-problem]': { alignItems: 'start' } },
})
layeredGlobal('features', `${codeForm} > :first-child`, { flex: 1, minWidth: 0, maxWidth: 320 })
layeredGlobal('features', `${codeForm} > button`, { minHeight: 48 })
layeredGlobal('features', `${codeForm}[data-problem] > button`, { marginTop: 26 })
export const refusals = featureStyle({
  display: 'grid',
  gap: 6,
  // Always present for screen readers, without taking space.
  selectors: { '&:empty': { position: 'absolute' } },
})
export const refusal = featureStyle({ display: 'flex', gap: 8, font: font.small, color: color.danger })

export const part = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
})
export const name = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' })
export const offers = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const offer = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 14px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
})
export const offerText = featureStyle({ display: 'grid', gap: 2, minWidth: 0, font: font.small })
export const code = featureStyle({ font: `600 .9375rem/1.35 ${font.family}`, overflowWrap: 'anywhere' })
/** Expands the coupons that do not apply; high enough for touch. */
export const refusedHead = featureStyle({
  display: 'list-item',
  paddingBlock: 12,
  font: `600 .875rem/1.35 ${font.family}`,
  color: color.text2,
  cursor: 'pointer',
})
