import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const bill = featureStyle({
  display: 'grid',
  gap: 16,
  position: 'sticky',
  top: `calc(${vars.size.header} + 20px)`,
  '@media': { [below('md')]: { position: 'static' } },
})
export const lines = featureStyle({ display: 'grid', gap: 12 })
export const line = featureStyle({ display: 'flex', gap: 12, alignItems: 'center' })
export const thumb = featureStyle({ width: 44, borderRadius: 6 })
export const title = featureStyle({ flex: 1, minWidth: 0, font: `550 .9063rem/1.35 ${font.family}` })
export const access = featureStyle({ display: 'block', font: font.tiny, color: color.text2 })
export const price = featureStyle({
  font: `620 .9063rem/1.35 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
})
export const billTitle = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug })
export const sums = featureStyle({ display: 'grid', gap: 10, font: `450 .9375rem/1.4 ${font.family}` })
layeredGlobal('features', `${sums} > div`, { display: 'flex', justifyContent: 'space-between', gap: 16 })
layeredGlobal('features', `${sums} dt`, { color: color.text2, minWidth: 0, overflowWrap: 'anywhere' })
layeredGlobal('features', `${sums} dd`, {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})
export const saving = featureStyle({ color: color.success })
export const total = featureStyle({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 14,
  marginTop: 4,
  font: `650 1.125rem/1.3 ${font.family}`,
})
layeredGlobal('features', `${total} dt`, { color: color.text })
export const tax = featureStyle({ font: font.tiny, color: color.text2, marginTop: -6 })
export const coupon = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })
export const couponRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  font: font.small,
})
export const couponForm = featureStyle({ display: 'flex', gap: 10, alignItems: 'end' })
layeredGlobal('features', `${couponForm} > :first-child`, { flex: 1, minWidth: 0 })
export const openCoupon = featureStyle({ marginInline: -14 })
export const refusal = featureStyle({ font: font.small, color: color.danger })
export const only = featureStyle({ '@media': { [below('md')]: { display: 'none' } } })
export const terms = featureStyle({
  font: font.tiny,
  color: color.text2,
  textAlign: 'center',
  textWrap: 'balance',
})
