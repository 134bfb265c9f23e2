import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font, radius } = vars

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
})
export const item = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 })
export const top = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
export const badges = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const facts = featureStyle({ font: font.small, color: color.text2 })
export const voiceField = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const drawField = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const title = featureStyle({ font: font.h3, overflowWrap: 'anywhere' })
export const back = featureStyle({ font: font.small, color: color.primaryText, fontWeight: 550 })
export const conversation = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
})
const said = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  overflowWrap: 'anywhere',
} as const
export const own = featureStyle(said)
export const others = featureStyle({
  ...said,
  padding: 16,
  background: color.sunken,
  borderRadius: radius.control,
  '@media': { [below('sm')]: { padding: 14 } },
})
export const author = featureStyle({ font: font.label })
export const form = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const similar = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  selectors: { '&:empty': { display: 'none' } },
})
export const preview = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  marginTop: 8,
})
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
