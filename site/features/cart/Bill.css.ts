import { below, from } from '#site/styles/breakpoints.ts'
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
export const title = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug })
export const note = featureStyle({ font: font.small, color: color.text2 })
export const sums = featureStyle({
  display: 'grid',
  gap: 10,
  font: `450 .9375rem/1.4 ${font.family}`,
  transition: `opacity ${vars.time.mid}`,
})
layeredGlobal('features', `${sums} > div`, { display: 'flex', justifyContent: 'space-between', gap: 16 })
layeredGlobal('features', `${sums} dt`, { color: color.text2, minWidth: 0, overflowWrap: 'anywhere' })
layeredGlobal('features', `${sums} dd`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
/** The figures of before a change that is on its way. */
export const behind = featureStyle({ opacity: 0.55 })
export const saving = featureStyle({ color: color.success })
export const total = featureStyle({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 14,
  marginTop: 4,
  font: `650 1.125rem/1.3 ${font.family}`,
})
layeredGlobal('features', `${total} dt`, { color: color.text })
export const tax = featureStyle({ font: font.tiny, color: color.text2, marginTop: -6 })
export const terms = featureStyle({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  font: font.tiny,
  color: color.text2,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
export const logIn = featureStyle({
  font: font.small,
  color: color.primaryText,
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  minHeight: 44,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})

export const bar = featureStyle({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 30,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  '@media': { [from('md')]: { display: 'none' } },
})
export const amount = featureStyle({
  font: `680 1.1875rem/1.2 ${font.family}`,
  letterSpacing: '-.022em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const barLink = featureStyle({ flex: 1 })
