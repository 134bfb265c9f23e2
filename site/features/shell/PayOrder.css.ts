import { featureStyle } from '#site/styles/layered.ts'

export const pay = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
