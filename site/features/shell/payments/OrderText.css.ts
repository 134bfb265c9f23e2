import { featureStyle } from '#site/styles/layered.ts'

export const whole = featureStyle({ whiteSpace: 'nowrap' })
