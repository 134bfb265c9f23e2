import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 16px',
  minHeight: 44,
})
export const day = featureStyle({
  font: vars.font.label,
  letterSpacing: 0,
  color: vars.color.text2,
  marginBottom: 8,
})
export const list = featureStyle({
  overflow: 'hidden',
  '@media': { [below('sm')]: { borderRadius: 0, borderInline: 0, marginInline: -16 } },
})
export const problem = featureStyle({ color: vars.color.danger, font: vars.font.small, textAlign: 'center' })
export const more = featureStyle({ justifySelf: 'center' })
export const settings = featureStyle({
  font: vars.font.small,
  color: vars.color.primaryText,
  fontWeight: 550,
})
