import { keyframes } from '@vanilla-extract/css'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

/** Delay after which the offer is shown in any case: longer than the request for owned products takes, for pages whose scripts do not load. */
const LATEST = '4s'

const appear = keyframes({ to: { visibility: 'visible' } })

/** No box of its own: its children are part of the surrounding layout. */
export const sale = featureStyle({ display: 'contents' })
// Hidden but keeps its space: a signed-in person may own the product.
layeredGlobal('features', `html[data-session] ${sale}:not([data-known])`, {
  visibility: 'hidden',
  animation: `${appear} 1ms ${LATEST} forwards`,
})
