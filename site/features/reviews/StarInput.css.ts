import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: -8,
})
export const choice = featureStyle({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusVisible },
})
export const valueText = featureStyle({
  marginInlineStart: 10,
  font: vars.font.label,
  color: vars.color.text2,
  minWidth: 80,
})
export const form = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
export const kept = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const keptPhoto = featureStyle({ position: 'relative', display: 'flex', alignItems: 'center' })
