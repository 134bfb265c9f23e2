import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('md')

export const bar = featureStyle({
  minHeight: 64,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 16,
  padding: '0 24px',
  borderBottom: `1px solid ${color.line}`,
  '@media': { [phone]: { minHeight: 60, padding: '8px 12px', gap: 8 } },
})
export const paper = featureStyle({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })
export const mark = featureStyle({
  width: 30,
  height: 30,
  flex: 'none',
  borderRadius: 7,
  fontSize: '1rem',
  '@media': { [phone]: { display: 'none' } },
})
export const names = featureStyle({ minWidth: 0 })
export const title = featureStyle({
  font: `620 1rem/1.3 ${font.family}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  '@media': { [phone]: { fontSize: '.9375rem', WebkitLineClamp: 2, lineHeight: 1.2 } },
})
export const series = featureStyle({
  font: `450 .8125rem/1.3 ${font.family}`,
  color: color.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { display: 'none' } },
})
export const clock = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  background: color.ink,
  color: color.onInk,
  borderRadius: vars.radius.control,
  height: 44,
  padding: '0 16px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { height: 40, padding: '0 12px' } },
})
export const low = featureStyle({ background: color.dangerFill, color: fixedColors.white })
export const digits = featureStyle({
  font: `650 1.25rem/1 ${font.family}`,
  letterSpacing: '-.01em',
  '@media': { [phone]: { fontSize: '1.0625rem' } },
})
export const left = featureStyle({
  font: font.small,
  opacity: 0.8,
  '@media': { [phone]: { display: 'none' } },
})
export const badge = featureStyle({ display: 'flex' })
export const end = featureStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 12,
})
export const saved = featureStyle({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  font: `550 .875rem/1.45 ${font.family}`,
  color: color.success,
  textAlign: 'start',
})
export const unsaved = featureStyle({ color: color.warning })
export const nothing = featureStyle({ color: color.text2 })
