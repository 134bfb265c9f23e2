import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const group = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const list = featureStyle({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
})
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '16px 20px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [below('sm')]: { flexWrap: 'wrap', padding: '14px 16px' } },
})
export const words = featureStyle({ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' })
export const title = featureStyle({ font: font.h4 })
export const note = featureStyle({ font: font.small, color: color.text2 })
