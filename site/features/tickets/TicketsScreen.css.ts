import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
})
export const ticket = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const top = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
export const facts = featureStyle({ font: font.small, color: color.text2 })
export const subject = featureStyle({ font: font.h3, overflowWrap: 'anywhere' })
export const words = featureStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' })
export const answer = featureStyle({
  display: 'grid',
  gap: 4,
  padding: 16,
  background: color.sunken,
  borderRadius: vars.radius.control,
  '@media': { [below('sm')]: { padding: 14 } },
})
export const answerTitle = featureStyle({ font: font.label })
export const form = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
