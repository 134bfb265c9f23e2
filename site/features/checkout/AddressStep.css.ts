import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { font } = vars

export const step = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const stepTitle = featureStyle({
  font: font.h3,
  letterSpacing: vars.tracking.snug,
  // On phones the headline of the page has the same text.
  '@media': { [below('md')]: { display: 'none' } },
})
export const form = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
export const addressKind = featureStyle({ display: 'block', font: font.h4, lineHeight: 1.4 })
export const addressNote = featureStyle({
  display: 'block',
  font: font.small,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
})
/** On phones the bar at the bottom has the Continue button. */
export const next = featureStyle({ '@media': { [below('md')]: { display: 'none' } } })
