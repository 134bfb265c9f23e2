import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const country = featureStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const wide = featureStyle({
  width: 'min(340px, calc(100vw - 24px))',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
})
export const search = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInline: 14,
  borderBottom: `1px solid ${color.line}`,
  color: color.text2,
  font: `450 1rem/1.3 ${font.family}`,
  flex: 'none',
})
/** The browser's clear button would have its own colour; Escape clears, too. */
layeredGlobal('features', `${search} input::-webkit-search-cancel-button`, { display: 'none' })
export const list = featureStyle({
  height: 320,
  minHeight: 0,
  flex: '0 1 auto',
  overflow: 'auto',
  outline: 'none',
  overscrollBehavior: 'contain',
})
export const label = featureStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const dialCode = featureStyle({ color: color.text2, fontVariantNumeric: 'tabular-nums' })
export const none = featureStyle({ padding: '14px 12px', font: font.small, color: color.text2 })
