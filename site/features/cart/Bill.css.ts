import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const note = featureStyle({ font: font.small, color: color.text2 })
export const terms = featureStyle({
  justifySelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  font: font.tiny,
  color: color.text2,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
export const logIn = featureStyle({
  font: font.small,
  color: color.primaryText,
  textAlign: 'center',
  textWrap: 'balance',
  cursor: 'pointer',
  minHeight: 44,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
})
export const barLink = featureStyle({ flex: 1 })
