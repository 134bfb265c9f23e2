import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

/** A panel over the hall that leaves the question visible and usable. */
export const panel = featureStyle({
  position: 'fixed',
  insetInlineEnd: 24,
  bottom: 92,
  zIndex: 20,
  width: 'min(360px, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 180px)',
  overflow: 'auto',
  background: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  padding: 16,
  display: 'grid',
  gap: 12,
  '@media': { [below('md')]: { insetInlineEnd: 12, insetInlineStart: 12, width: 'auto', bottom: 80 } },
})
export const wide = featureStyle({ width: 'min(640px, calc(100vw - 24px))' })
export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
export const title = featureStyle({ font: font.h4 })
export const display = featureStyle({
  width: '100%',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
  color: color.text,
  padding: '10px 12px',
  font: `500 1.0625rem/1.4 ${font.family}`,
  textAlign: 'end',
  selectors: { '&:focus-visible': focusVisible },
})
export const result = featureStyle({
  font: `650 1.375rem/1.3 ${font.family}`,
  textAlign: 'end',
  minHeight: '1.3em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const keys = featureStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 6 })
export const functions = featureStyle({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 6 })
export const key = featureStyle({
  minHeight: 44,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  font: `600 1rem/1 ${font.family}`,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusVisible, '&:active': { background: color.press } },
  '@media': { [hover]: { ':hover': { background: color.hover } } },
})
export const equals = featureStyle({ background: color.ink, color: color.onInk })
export const functionKey = featureStyle({ fontSize: '.8125rem', minHeight: 40, background: color.sunken })
