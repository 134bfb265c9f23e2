import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

/** On a line of its own, so that batches with few and with many buttons look alike. */
export const acts = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, flexBasis: '100%' })
/** The link back, above the heading. */
export const back = featureStyle({
  display: 'inline-block',
  marginBlockEnd: 12,
  font: font.small,
  color: color.primaryText,
  fontWeight: 550,
})
