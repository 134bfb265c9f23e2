import { featureStyle } from '#site/styles/layered.ts'

export const lead = featureStyle({ display: 'grid', gap: 8, marginBottom: 24 })
