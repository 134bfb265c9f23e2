import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font, radius } = vars

export const card = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const title = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug, minWidth: 0 })
export const contents = featureStyle({
  font: font.small,
  color: color.text2,
  marginTop: 4,
  overflowWrap: 'anywhere',
})
export const number = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  marginTop: 16,
  font: font.small,
  overflowWrap: 'anywhere',
})
layeredGlobal('features', `${number} b`, {
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  // Wraps to the next line as a whole, where there is too little room.
  display: 'inline-block',
})
export const days = featureStyle({ display: 'grid', gap: 16 })
export const day = featureStyle({ font: font.label, color: color.text2, marginBottom: 6 })
export const scan = featureStyle({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: 12,
  paddingBlock: 6,
  font: font.small,
  overflowWrap: 'anywhere',
})
export const scanTime = featureStyle({ color: color.text2, fontVariantNumeric: 'tabular-nums' })
export const scanPlace = featureStyle({ color: color.text2, display: 'block' })
export const question = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  borderRadius: radius.card,
  background: color.sunken,
  '@media': { [below('sm')]: { padding: 16 } },
})
export const questionTitle = featureStyle({ font: font.h4 })
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const quiet = featureStyle({ font: font.small, color: color.text2 })
