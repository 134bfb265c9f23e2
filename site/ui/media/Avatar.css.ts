import { vars } from '#site/styles/contract.css.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

export const root = uiStyle({
  borderRadius: '50%',
  display: 'inline-grid',
  placeItems: 'center',
  background: vars.color.primarySoft,
  color: vars.color.primaryText,
  flex: 'none',
  letterSpacing: 0,
})
export const sizes = variants(uiStyle, {
  s: { width: 26, height: 26, font: `650 .6875rem/1 ${vars.font.family}` },
  m: { width: 36, height: 36, font: `650 .8125rem/1 ${vars.font.family}` },
  l: { width: 52, height: 52, font: `650 1.0625rem/1 ${vars.font.family}` },
  xl: { width: 72, height: 72, font: `650 1.375rem/1 ${vars.font.family}` },
})
export const withPicture = uiStyle({ overflow: 'hidden' })
export const portrait = uiStyle({ width: '100%', height: '100%', objectFit: 'cover' })
