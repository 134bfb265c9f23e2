import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const form = featureStyle({ marginBottom: 8 })
export const box = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  padding: '3px 6px 3px 14px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  ':focus-within': { outline: `2px solid ${color.primaryText}`, outlineOffset: 1 },
})
export const input = featureStyle({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  border: 0,
  background: 'none',
  font: font.body,
  color: color.text,
  outline: 'none',
  '::placeholder': { color: color.text3 },
  // The box shows the focus.
  ':focus-visible': { boxShadow: 'none' },
})
export const list = featureStyle({ display: 'grid' })
export const note = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  paddingBlock: 10,
  borderBottom: `1px solid ${color.line}`,
})
export const time = featureStyle({
  flex: 'none',
  minWidth: 48,
  padding: '5px 8px',
  marginBlock: 7,
  borderRadius: vars.radius.badge,
  textAlign: 'center',
  font: `600 .8125rem/1.25 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.primaryText,
  background: color.primarySoft,
  selectors: { 'button&': { cursor: 'pointer' } },
})
export const text = featureStyle({ flex: 1, minWidth: 0, paddingBlock: 10, overflowWrap: 'anywhere' })
export const nothing = featureStyle({ color: color.text2, paddingBlock: 12 })
