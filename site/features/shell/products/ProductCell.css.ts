import { featureStyle } from '#site/styles/layered.ts'

/** Positions a card and its buttons; those on the cover are placed by its width. */
export const cardFrame = featureStyle({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  containerType: 'inline-size',
})
