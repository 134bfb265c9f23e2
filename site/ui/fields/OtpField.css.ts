import { keyframes } from '@vanilla-extract/css'
import { below, reducedMotion } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const boxes = uiStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 60px)',
  justifyContent: 'start',
  gap: 12,
  '@media': { [below('sm')]: { gridAutoColumns: 'minmax(0, 1fr)', justifyContent: 'stretch', gap: 10 } },
})

export const box = uiStyle({
  height: 64,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  display: 'grid',
  placeItems: 'center',
  font: `600 1.625rem/1 ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${boxes}:focus-within &[data-current]`]: {
      borderColor: color.primaryText,
      boxShadow: `0 0 0 1px ${color.primaryText}`,
    },
    [`${boxes}[data-invalid] &`]: { borderColor: color.danger },
    [`${boxes}[data-disabled] &`]: { background: color.sunken, borderColor: color.line2, color: color.text2 },
  },
})

const blink = keyframes({ '0%, 55%': { opacity: 1 }, '56%, 100%': { opacity: 0 } })

export const caret = uiStyle({
  display: 'none',
  width: 1.5,
  height: 24,
  background: color.primaryText,
  animation: `${blink} 1.1s step-end infinite`,
  selectors: { [`${boxes}:focus-within [data-current] &`]: { display: 'block' } },
  '@media': { [reducedMotion]: { animation: 'none' } },
})

/** The one real input covers the boxes, so that taps, paste and the phone's code suggestion reach it. */
export const input = uiStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  padding: 0,
  opacity: 0,
  cursor: 'text',
  fontSize: 16,
})
