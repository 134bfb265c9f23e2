import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const stack = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
/** Within a drawer, which has no padding of its own. */
export const inDrawer = featureStyle({ padding: 20 })
export const tools = featureStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 })
export const group = featureStyle({ border: 0, padding: 0, margin: 0, minWidth: 0, display: 'grid', gap: 8 })
export const legend = featureStyle({ font: font.label, padding: 0, marginBottom: 6 })
export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const list = featureStyle({ display: 'grid', gap: 28 })
export const item = featureStyle({ display: 'grid', gap: 8 })
export const itemName = featureStyle({ font: font.h4 })
export const options = featureStyle({ display: 'grid', gap: 8 })
export const option = featureStyle({ display: 'flex', gap: 12 })
export const quiet = featureStyle({ font: font.small, color: color.text2 })
export const shortcuts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '10px 16px',
  alignItems: 'baseline',
})
export const keycap = featureStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 32,
  padding: '4px 8px',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.badge,
  font: `600 .875rem/1.2 ${font.family}`,
})
