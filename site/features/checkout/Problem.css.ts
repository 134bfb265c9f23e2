import { featureStyle } from '#site/styles/layered.ts'

export const message = featureStyle({ display: 'grid', gap: 12 })
export const bannerLink = featureStyle({
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
})
