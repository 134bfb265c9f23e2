import { keyframes } from '@vanilla-extract/css'
import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const picture = featureStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  cursor: 'pointer',
})
const over = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  padding: 20,
  color: fixedColors.white,
  background: fixedColors.scrim,
} as const
/** Darkens the picture at the end. */
export const endedPicture = featureStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  background: fixedColors.scrim,
})
/** What goes on at the end: above the controls and the shade over them, so that two buttons can be pressed on a phone too. */
export const ended = featureStyle({
  ...over,
  bottom: 56,
  zIndex: 3,
  padding: '8px 20px',
  background: 'none',
})
export const failed = featureStyle({ ...over, flexDirection: 'column' })

/** The picture waits for the network. */
export const waiting = featureStyle({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
})
/** Only shown when it takes long, since a jump within the recording waits for a moment too. */
export const waitingText = featureStyle({
  padding: '6px 14px',
  borderRadius: 999,
  color: fixedColors.white,
  background: fixedColors.scrim,
  animation: `${appear} .1s .5s both`,
})

/** Above the controls. */
export const captionBox = featureStyle({
  position: 'absolute',
  insetInline: '4%',
  bottom: 78,
  zIndex: 1,
  textAlign: 'center',
  pointerEvents: 'none',
  '@media': { [below('sm')]: { bottom: 68 } },
})
export const captionText = featureStyle({
  padding: '2px 8px',
  borderRadius: vars.radius.badge,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  whiteSpace: 'pre-line',
  font: `500 clamp(.875rem, .7rem + .8vw, 1.375rem)/1.5 ${vars.font.family}`,
  color: fixedColors.white,
  background: fixedColors.duration,
})
