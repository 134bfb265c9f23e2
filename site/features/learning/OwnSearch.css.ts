import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const root = featureStyle({
  display: 'grid',
  // Else tabs and rows would make the page of a phone wider than its screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
  minWidth: 0,
})
export const status = featureStyle({ display: 'grid', justifyItems: 'start', gap: 12, color: color.text2 })
export const list = featureStyle({ display: 'grid', gap: 8, listStyle: 'none', padding: 0 })
export const hit = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 14px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [hover]: { ':hover': { borderColor: color.line2 } } },
})
export const icon = featureStyle({ flex: 'none', color: color.text2 })
export const words = featureStyle({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const name = featureStyle({
  font: font.h4,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const facts = featureStyle({ font: font.small, color: color.text2 })
