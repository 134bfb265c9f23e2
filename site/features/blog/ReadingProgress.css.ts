import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const bar = featureStyle({
  position: 'fixed',
  insetInline: 0,
  top: vars.size.header,
  height: 3,
  zIndex: 30,
  background: vars.color.primary,
  transform: 'scaleX(0)',
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})
