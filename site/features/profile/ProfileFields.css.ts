import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** Two columns, one on phones. */
export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 16px',
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = featureStyle({ gridColumn: '1 / -1', border: 0, padding: 0, minWidth: 0 })
export const legend = featureStyle({ font: vars.font.label, padding: 0, marginBottom: 8 })
export const boxes = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' })
