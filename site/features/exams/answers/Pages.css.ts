import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars

export const written = featureStyle({ display: 'grid', gap: 24 })
export const pages = featureStyle({ display: 'grid', gap: 12, border: 0, margin: 0, padding: 0, minWidth: 0 })
export const name = featureStyle({ font: vars.font.label })
export const help = featureStyle({ font: vars.font.small, color: color.text2 })
export const fault = featureStyle({ font: vars.font.small, color: color.danger })
/** What may be wrong with a page that was added all the same. */
export const warning = featureStyle({ color: color.text2 })
export const list = featureStyle({ display: 'grid', gap: 8, listStyle: 'none', margin: 0, padding: 0 })
export const page = featureStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: 8,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.control,
  background: color.surface,
})
export const picture = featureStyle({
  width: 72,
  height: 72,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  objectFit: 'cover',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.band,
  color: color.text2,
})
export const words = featureStyle({ display: 'grid', flex: '1 1 120px', minWidth: 0 })
export const state = featureStyle({ font: vars.font.small, color: color.text2 })
export const acts = featureStyle({ display: 'flex', gap: 4 })
/** The file input fills the button, so that a click and the keyboard reach it without a script. */
export const add = featureStyle({ position: 'relative', justifySelf: 'start', overflow: 'hidden' })
layeredGlobal('features', `${add} input`, { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' })
layeredGlobal('features', `${add}:has(input:focus-visible)`, focusVisible)
