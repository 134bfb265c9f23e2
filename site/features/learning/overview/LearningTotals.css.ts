import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const title = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug })
export const list = featureStyle({ marginTop: 14, font: `450 .9375rem/1.4 ${font.family}` })
layeredGlobal('features', `${list} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 10,
  borderBottom: `1px solid ${color.line}`,
})
layeredGlobal('features', `${list} dt`, { color: color.text2 })
layeredGlobal('features', `${list} dd`, { fontVariantNumeric: 'tabular-nums', fontWeight: 550 })
export const more = featureStyle({ marginTop: 16, font: font.small })
