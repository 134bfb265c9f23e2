import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const lines = featureStyle({ display: 'grid', gap: 12 })
export const line = featureStyle({ display: 'flex', gap: 12, alignItems: 'center' })
export const thumb = featureStyle({ width: 44, borderRadius: 6 })
export const title = featureStyle({ flex: 1, minWidth: 0, font: `550 .9063rem/1.35 ${font.family}` })
/** What is bought of it: the variant, how long the access lasts, the batch. */
export const extent = featureStyle({ display: 'block', font: font.tiny, color: color.text2 })
export const price = featureStyle({
  font: `620 .9063rem/1.35 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
})
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
export const creditsLeft = featureStyle({ display: 'block', font: font.small, color: color.text2 })
export const openCoupon = featureStyle({ marginInline: -14 })
export const refusal = featureStyle({ font: font.small, color: color.danger })
/** Phones have the button in a bar below. */
export const desktopOnly = featureStyle({ '@media': { [below('md')]: { display: 'none' } } })
export const terms = featureStyle({
  font: font.tiny,
  color: color.text2,
  textAlign: 'center',
  textWrap: 'balance',
})
export const termsLink = featureStyle({ textDecoration: 'underline', textUnderlineOffset: 2 })
/** An offered coupon: its discount, and a button that applies it. */
export const offerRow = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 12px',
  border: `1px dashed ${color.line2}`,
  borderRadius: vars.radius.control,
  background: color.successSoft,
})
export const offerIcon = featureStyle({ flex: 'none', color: color.success })
export const offerText = featureStyle({ flex: 1, minWidth: 0, font: font.small, overflowWrap: 'anywhere' })
export const offerTitle = featureStyle({ font: font.tiny, color: color.text2 })
