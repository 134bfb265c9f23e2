import { featureStyle } from '#site/styles/layered.ts'

export const body = featureStyle({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  paddingBlock: '32px 80px',
})
export const heading = featureStyle({ marginBottom: 4 })
export const move = featureStyle({ marginTop: 8, alignSelf: 'end' })
/** Visitors have a wishlist, but no account page to link back to. */
export const signedInOnly = featureStyle({
  selectors: { 'html:not([data-session]) &&': { display: 'none' } },
})
