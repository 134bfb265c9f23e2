import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** The same height as the second button in this place. */
export const secondRow = featureStyle({ minHeight: 52, display: 'flex', alignItems: 'center' })
export const accessEnd = featureStyle({ font: vars.font.small, color: vars.color.text2, textAlign: 'center' })
export const earlierPurchase = featureStyle({
  marginTop: 10,
  font: vars.font.small,
  color: vars.color.text2,
  textAlign: 'center',
})
/** As high as the price that it replaces. */
export const ownedNote = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  font: vars.font.h3,
})
export const ownedIcon = featureStyle({ color: vars.color.success, flex: 'none' })
export const more = featureStyle({ font: vars.font.small, color: vars.color.text2 })
