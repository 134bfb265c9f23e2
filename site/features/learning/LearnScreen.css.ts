import { below } from '#site/styles/breakpoints.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const page = featureStyle({ paddingBlock: '32px 80px' })
export const heading = featureStyle({ marginBottom: 24, '@media': { [below('sm')]: { marginBottom: 18 } } })
export const beside = featureStyle({ display: 'grid', gap: 20, alignContent: 'start' })
export const under = featureStyle({ marginTop: 24, '@media': { [below('sm')]: { marginTop: 16 } } })
