import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const title = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug })
export const rows = featureStyle({
  display: 'grid',
  gap: 10,
  font: `450 .9375rem/1.4 ${font.family}`,
  transition: `opacity ${vars.time.mid}`,
})
layeredGlobal('features', `${rows} > div`, { display: 'flex', justifyContent: 'space-between', gap: 16 })
layeredGlobal('features', `${rows} dt`, { color: color.text2, minWidth: 0, overflowWrap: 'anywhere' })
layeredGlobal('features', `${rows} dd`, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const behind = featureStyle({ opacity: 0.55 })
export const saving = featureStyle({ color: color.success })
export const total = featureStyle({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 14,
  marginTop: 4,
  font: `650 1.125rem/1.3 ${font.family}`,
})
layeredGlobal('features', `${total} dt`, { color: color.text })
export const gstNote = featureStyle({ font: font.tiny, color: color.text2, marginTop: -6 })

export const earnsNote = featureStyle({ font: font.small, color: color.success })

/** The amount to pay, in the bottom bar of phones. */
export const barAmount = featureStyle({
  font: `680 1.1875rem/1.2 ${font.family}`,
  letterSpacing: '-.022em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
