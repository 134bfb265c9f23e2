import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const stage = featureStyle({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 'clamp(20px, 4vw, 48px) clamp(16px, 2.6vw, 36px)',
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
})
export const heading = featureStyle({ font: font.h3 })
export const facts = featureStyle({ font: font.small, color: color.text2 })
export const desk = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: '12px clamp(16px, 2.6vw, 36px)',
})
export const under = featureStyle({ padding: '12px clamp(16px, 2.6vw, 36px)', background: color.sunken })
