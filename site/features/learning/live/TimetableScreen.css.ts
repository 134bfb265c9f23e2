import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const list = featureStyle({ display: 'grid', gap: 12, listStyle: 'none', padding: 0 })
export const item = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
})
export const words = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const name = featureStyle({ font: font.h4 })
export const facts = featureStyle({ font: font.small, color: color.text2 })
export const heading = featureStyle({ font: font.h3 })
export const part = featureStyle({ display: 'grid', gap: 12 })
export const screen = featureStyle({ display: 'grid', gap: 24, alignContent: 'start' })
