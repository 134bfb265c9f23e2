import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const fields = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '18px 16px',
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = featureStyle({ gridColumn: '1 / -1' })
