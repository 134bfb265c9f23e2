import { keyframes } from '@vanilla-extract/css'
import { reducedMotion } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const breathe = keyframes({ '50%': { opacity: 0.5 } })

/**
 * Appears after 150 ms, so that it never flashes before quick answers; hidden without scripts, since nothing
 * is loading then.
 */
export const root = uiStyle({
  background: vars.color.press,
  borderRadius: vars.radius.badge,
  animation: `${appear} 1ms 150ms backwards, ${breathe} 1.4s 150ms ease-in-out infinite`,
  '@media': {
    [reducedMotion]: { animation: `${appear} 1ms 150ms backwards` },
    '(scripting: none)': { visibility: 'hidden' },
  },
})
