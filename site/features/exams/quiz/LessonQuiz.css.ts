import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const lesson = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingTop: 24,
  borderTop: `1px solid ${vars.color.line}`,
})
export const head = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const title = featureStyle({ font: vars.font.h3 })
