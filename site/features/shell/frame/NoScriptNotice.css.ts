import { featureStyle } from '#site/styles/layered.ts'

export const note = featureStyle({ marginBlock: 12 })
