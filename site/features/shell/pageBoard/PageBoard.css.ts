import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const board = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const tools = featureStyle({
  display: 'flex',
  minWidth: 0,
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '10px 14px',
})
export const grow = featureStyle({ flex: '1 1 220px', minWidth: 0 })
export const hint = featureStyle({ font: vars.font.small, color: color.text2 })
export const canvas = featureStyle({
  position: 'absolute',
  inset: 0,
  cursor: 'crosshair',
  touchAction: 'manipulation',
  borderRadius: vars.radius.control,
})
/** A finger draws instead of scrolling. */
export const isPen = featureStyle({ touchAction: 'none' })
export const crosshair = featureStyle({
  stroke: color.primary,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
export const list = featureStyle({ display: 'grid', gap: 4 })
export const listed = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  overflowWrap: 'anywhere',
})
