import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const changesRow = featureStyle({
  display: 'flex',
  gap: '10px 16px',
  alignItems: 'start',
  justifyContent: 'space-between',
  '@media': { [below('sm')]: { flexDirection: 'column', alignItems: 'start' } },
})
export const changes = featureStyle({ display: 'grid', gap: 4, minWidth: 0 })
