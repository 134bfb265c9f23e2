import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const pay = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
/** As wide as the page on phones. */
export const payButton = featureStyle({ '@media': { [below('sm')]: { display: 'grid' } } })
