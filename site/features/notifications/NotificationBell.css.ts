import { featureStyle } from '#site/styles/layered.ts'

/** Takes its space before it is known who is signed in, where somebody probably is: no layout shift. */
export const slot = featureStyle({
  width: 0,
  height: 44,
  flex: 'none',
  position: 'relative',
  selectors: {
    'html[data-session] &:not([data-out])': { width: 44 },
    '&[data-known]': { width: 44 },
  },
})
