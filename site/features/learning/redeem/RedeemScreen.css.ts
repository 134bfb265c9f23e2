import { featureStyle } from '#site/styles/layered.ts'

export const form = featureStyle({ display: 'grid', gap: 16, maxWidth: 520, justifyItems: 'start' })
export const field = featureStyle({ width: '100%' })
