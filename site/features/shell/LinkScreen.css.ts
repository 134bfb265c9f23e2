import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  width: '100%',
  maxWidth: 680,
  marginInline: 'auto',
  paddingBlock: 'clamp(24px, 4vw, 48px)',
})
export const title = featureStyle({ font: vars.font.h1 })
