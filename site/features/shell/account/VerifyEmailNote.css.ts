import { featureStyle } from '#site/styles/layered.ts'

export const noteLink = featureStyle({
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
})
