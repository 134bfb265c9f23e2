import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

// Twice its class, so that it wins over the button's own rules in whatever order the two files load. Phones have room for it
// once there is something in it.
export const link = featureStyle({
  '@media': { [below('sm')]: { selectors: { 'html:not([data-cart]) &&': { display: 'none' } } } },
})
