import { keyframes } from '@vanilla-extract/css'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

/** Longer than it takes to learn what somebody has; where the scripts never come, the offer is there. */
const LATEST = '4s'

const appear = keyframes({ to: { visibility: 'visible' } })

/** No box of its own: what it holds stands in the layout around it. */
export const sale = featureStyle({ display: 'contents' })
// The place is kept; who is signed in may have the product.
layeredGlobal('features', `html[data-session] ${sale}:not([data-known])`, {
  visibility: 'hidden',
  animation: `${appear} 1ms ${LATEST} forwards`,
})
