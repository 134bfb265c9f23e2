import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

/** Two columns, one on phones. */
export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 16px',
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
