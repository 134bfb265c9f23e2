import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const figure = featureStyle({ display: 'grid', gap: 8, marginBlock: 8 })
export const image = featureStyle({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.press,
})
export const caption = featureStyle({ font: vars.font.small, color: vars.color.text2 })
