import { featureStyle } from '#site/styles/layered.ts'

export const heading = featureStyle({ marginBottom: 24 })
export const steps = featureStyle({ display: 'grid', gap: 20, minWidth: 0 })
