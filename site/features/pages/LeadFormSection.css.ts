import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  gap: 'clamp(24px, 5vw, 80px)',
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const copy = featureStyle({ display: 'grid', gap: 12 })
export const text = featureStyle({ color: vars.color.text2, maxWidth: '46ch', whiteSpace: 'pre-line' })
