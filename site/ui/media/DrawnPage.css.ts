import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

/** Pages are photos of paper in both themes. */
const INK = fixedColors.redInk

export const frame = uiStyle({ position: 'relative', width: '100%' })
export const picture = uiStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
export const drawing = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
})
export const stroke = uiStyle({
  fill: 'none',
  stroke: INK,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const pin = uiStyle({ fill: INK })
export const onPin = uiStyle({
  fill: fixedColors.white,
  fontSize: 340,
  fontWeight: 700,
  textAnchor: 'middle',
})
export const comments = uiStyle({
  display: 'grid',
  gap: 6,
  paddingInlineStart: 24,
  marginBlockStart: 10,
  listStyle: 'decimal',
})
