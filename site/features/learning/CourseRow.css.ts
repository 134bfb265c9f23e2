import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('sm')

export const rows = featureStyle({ display: 'grid', gap: 12 })
export const links = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockEnd: 12 })
export const nothing = featureStyle({ color: color.text2, paddingBlock: 12 })
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  padding: '14px 18px 14px 14px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  transition: `border-color ${vars.time.fast}, box-shadow ${vars.time.mid} ${vars.ease.out}`,
  '@media': {
    [hover]: { ':hover': { borderColor: color.line2, boxShadow: vars.shadow.raised } },
    [phone]: { gap: 12, padding: 10 },
  },
})
layeredGlobal('features', `${row} > div:first-child`, { '@media': { [phone]: { width: 84 } } })
export const body = featureStyle({ flex: 1, minWidth: 0 })
export const head = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  '@media': { [phone]: { display: 'grid', gap: 0 } },
})
export const title = featureStyle({
  font: font.h4,
  letterSpacing: '-.008em',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '@media': { [phone]: { fontSize: '.9375rem' } },
})
export const count = featureStyle({
  font: font.small,
  color: color.text2,
  whiteSpace: 'nowrap',
  paddingTop: 2,
  fontVariantNumeric: 'tabular-nums',
})
export const bar = featureStyle({ marginBlock: '10px 8px', '@media': { [phone]: { marginBlock: 6 } } })
export const next = featureStyle({ font: font.small, color: color.text2 })
export const validUntil = featureStyle({ color: color.text3, '@media': { [phone]: { display: 'none' } } })
export const arrow = featureStyle({ color: color.text3, '@media': { [phone]: { display: 'none' } } })
