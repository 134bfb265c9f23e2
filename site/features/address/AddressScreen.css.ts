import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const book = featureStyle({ display: 'grid', gap: 20, minWidth: 0, alignContent: 'start' })
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
})
export const count = featureStyle({
  color: color.text3,
  fontWeight: 450,
  fontSize: '.6em',
  marginInlineStart: 10,
  letterSpacing: 0,
})
export const cards = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  '@media': { [below('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const card = featureStyle({ display: 'flex', flexDirection: 'column', gap: 12 })
export const top = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 24,
})
export const kind = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  font: font.small,
  color: color.text2,
})
export const name = featureStyle({ font: font.h4, overflowWrap: 'anywhere' })
export const lines = featureStyle({ fontStyle: 'normal', marginTop: 4, overflowWrap: 'anywhere' })
export const contact = featureStyle({
  font: font.small,
  color: color.text2,
  marginTop: 6,
  fontVariantNumeric: 'tabular-nums',
})
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: 'auto',
  marginInline: -14,
  paddingTop: 4,
})
