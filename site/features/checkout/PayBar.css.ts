import { featureStyle } from '#site/styles/layered.ts'

export const barButton = featureStyle({ flex: 1, minHeight: 48 })
