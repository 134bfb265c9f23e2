import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('md')

export const question = featureStyle({
  position: 'relative',
  overflow: 'auto',
  padding: '24px clamp(16px, 4vw, 56px) 32px',
  minWidth: 0,
  outline: 'none',
  '@media': { [phone]: { padding: '16px 16px 24px' } },
})
layeredGlobal('features', `${question} > *`, { maxWidth: 820 })
export const uncopied = featureStyle({ userSelect: 'none', WebkitUserSelect: 'none' })
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingBottom: 14,
  borderBottom: `1px solid ${color.line}`,
})
export const name = featureStyle({ font: `650 1.0625rem/1.3 ${font.family}` })
export const type = featureStyle({ '@media': { [phone]: { display: 'none' } } })
export const marks = featureStyle({
  display: 'inline-flex',
  gap: 12,
  font: `600 .875rem/1.4 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
})
export const right = featureStyle({ color: color.success })
export const wrong = featureStyle({ color: color.danger })
export const spent = featureStyle({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  font: font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
export const note = featureStyle({ font: font.small, color: color.text2, marginTop: 12 })
export const certainty = featureStyle({
  border: 0,
  padding: 0,
  marginTop: 20,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
})
export const certaintyName = featureStyle({ font: font.label, marginBottom: 6, padding: 0 })
