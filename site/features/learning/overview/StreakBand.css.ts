import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const root = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '14px 16px',
})
export const flame = {
  on: featureStyle({ color: color.warning }),
  off: featureStyle({ color: color.text3 }),
}
export const text = featureStyle({ display: 'grid', gap: 2, flex: '1 1 200px', minWidth: 0 })
export const title = featureStyle({ font: font.h4 })
export const details = featureStyle({ font: font.small, color: color.text2 })
export const days = featureStyle({
  display: 'flex',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  '@media': { [below('sm')]: { flexBasis: '100%', justifyContent: 'space-between', gap: 4 } },
})
export const dayColumn = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  font: font.tiny,
  color: color.text2,
})
/** A day on which something was learned is filled; today has a ring. */
export const mark = featureStyle({
  width: 26,
  height: 26,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  border: `1px solid ${color.lineControl}`,
  background: color.sunken,
})
export const markDone = featureStyle({
  background: color.successSoft,
  borderColor: color.success,
  color: color.success,
})
export const markToday = featureStyle({ outline: `2px solid ${color.primary}`, outlineOffset: 2 })
