import { featureStyle } from '#site/styles/layered.ts'

/** Reserves its space for browsers with a session before the person is known: no layout shift. */
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
