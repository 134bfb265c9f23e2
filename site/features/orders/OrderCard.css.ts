import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('md')

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 40px',
  padding: '16px 20px',
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px 16px', padding: '14px 16px' },
  },
})
export const fact = featureStyle({ font: `600 .9375rem/1.4 ${font.family}` })
export const factLabel = featureStyle({
  display: 'block',
  font: font.small,
  color: color.text2,
  '@media': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const factPlaced = featureStyle([
  fact,
  { '@media': { [phone]: { font: font.small, color: color.text2, gridArea: '2 / 1' } } },
])
export const factTotal = featureStyle([
  fact,
  { fontVariantNumeric: 'tabular-nums', '@media': { [phone]: { gridArea: '2 / 2', textAlign: 'end' } } },
])
export const badge = featureStyle({
  marginInlineStart: 'auto',
  '@media': { [phone]: { gridArea: '1 / 2', justifySelf: 'end' } },
})
export const lines = featureStyle({ padding: '8px 20px', '@media': { [phone]: { padding: '6px 16px' } } })
export const line = featureStyle({ display: 'flex', alignItems: 'center', gap: 16, paddingBlock: 10 })
export const thumb = featureStyle({ width: 56 })
export const title = featureStyle({ font: font.h4, letterSpacing: '-.008em' })
export const note = featureStyle({ font: font.small, color: color.text2 })
export const foot = featureStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  padding: '0 20px 18px',
  '@media': { [phone]: { padding: '0 16px 16px' } },
})
export const receipt = featureStyle({ marginInlineStart: 'auto', marginInlineEnd: -14 })
