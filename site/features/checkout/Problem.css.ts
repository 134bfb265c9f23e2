import { featureStyle } from '#site/styles/layered.ts'

export const bannerLink = featureStyle({
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
})
