import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const gate = featureStyle({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  flex: 1,
})
export const card = featureStyle({
  width: '100%',
  maxWidth: 480,
  display: 'grid',
  gap: 16,
  justifyItems: 'center',
  textAlign: 'center',
  outline: 'none',
})
export const title = featureStyle({
  font: vars.font.h2,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
})
export const words = featureStyle({ color: vars.color.text2 })
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' })
export const inside = featureStyle({ minHeight: 0 })
