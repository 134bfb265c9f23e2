import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
})
export const prices = variants(uiStyle, {
  s: { font: `680 1.0625rem/1.2 ${vars.font.family}`, letterSpacing: '-.018em' },
  m: { font: `680 1.1875rem/1.2 ${vars.font.family}`, letterSpacing: '-.022em' },
  xl: { font: `680 2rem/1.2 ${vars.font.family}`, letterSpacing: '-.032em' },
})
export const soldOut = uiStyle({ color: color.text3 })
export const mrp = uiStyle({ color: color.text3, font: `450 .875rem/1 ${vars.font.family}` })
export const mrpLarge = uiStyle({ fontSize: '1rem' })
export const saving = uiStyle({ font: `600 .8125rem/1.2 ${vars.font.family}`, color: color.success })
export const savingBelow = uiStyle({ flexBasis: '100%' })
