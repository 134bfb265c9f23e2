import { featureStyle } from '#site/styles/layered.ts'

export const menuButton = featureStyle({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  outline: 'none',
})
