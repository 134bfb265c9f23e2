import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const doneCard = featureStyle({ display: 'flex', gap: 14, alignItems: 'start', padding: '16px 20px' })
export const text = featureStyle({ minWidth: 0, flex: 1 })
export const name = featureStyle({ font: vars.font.h4, letterSpacing: '-.008em', marginTop: -2 })
export const line = featureStyle({
  font: vars.font.small,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const login = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  '@media': { [below('sm')]: { flexDirection: 'column', alignItems: 'stretch' } },
})
