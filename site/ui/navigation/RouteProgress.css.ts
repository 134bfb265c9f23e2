import { keyframes } from '@vanilla-extract/css'
import { reducedMotion } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const grow = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(.6)' },
  '100%': { transform: 'scaleX(.92)' },
})

export const bar = uiStyle({
  position: 'fixed',
  inset: '0 0 auto',
  height: 2,
  zIndex: 70,
  background: vars.color.primaryMark,
  transformOrigin: '0 50%',
  animation: `${grow} 6s 120ms ${vars.ease.out} both`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
