import { keyframes } from '@vanilla-extract/css'
import { reducedMotion } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const track = uiStyle({
  display: 'block',
  height: 6,
  borderRadius: 3,
  background: color.press,
  overflow: 'hidden',
  '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
})
export const fill = uiStyle({
  display: 'block',
  height: '100%',
  borderRadius: 3,
  transition: `width ${vars.time.slow} ${vars.ease.out}`,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})
export const tones = variants(uiStyle, {
  primary: { background: color.primaryMark },
  success: { background: color.successFill },
  warning: { background: color.warningFill },
  danger: { background: color.dangerFill },
  star: { background: color.star },
})

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })

/** Indeterminate; with reduced motion a static bar of 40%. */
export const indeterminate = uiStyle({
  width: '40%',
  animation: `${slide} 1.4s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
