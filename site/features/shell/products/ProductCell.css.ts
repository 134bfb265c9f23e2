import { featureStyle } from '#site/styles/layered.ts'

/** Where a card and its marks stand together; those on the cover are placed by its width. */
export const cardFrame = featureStyle({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  containerType: 'inline-size',
})
