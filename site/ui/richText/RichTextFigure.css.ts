import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const figure = uiStyle({ display: 'grid', gap: 8, marginBlock: 8 })
export const image = uiStyle({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.press,
})
export const caption = uiStyle({ font: vars.font.small, color: vars.color.text2 })
