import { featureStyle } from '#site/styles/layered.ts'

/** Takes its place before it is known who looks, where somebody is probably signed in: nothing jumps. */
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
