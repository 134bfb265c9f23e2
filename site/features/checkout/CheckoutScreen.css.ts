import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const heading = featureStyle({ marginBottom: 24 })
export const steps = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  minWidth: 0,
})
/** For steps other than the current one: on desktops they are on the same page. */
export const notOnPhone = featureStyle({
  // More specific than the layout of the step.
  '@media': { [below('md')]: { selectors: { '&&': { display: 'none' } } } },
})
