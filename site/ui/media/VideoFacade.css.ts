import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

export const stage = uiStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.subject.cover,
  color: vars.subject.coverLine,
})
export const facade = uiStyle({ ...whole, cursor: 'pointer', outline: 'none' })
export const drawing = uiStyle(whole)
export const play = uiStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 72,
  height: 72,
  borderRadius: '50%',
  background: fixedColors.play,
  color: fixedColors.ink,
  display: 'grid',
  placeItems: 'center',
  transition: `transform ${vars.time.mid} ${vars.ease.out}`,
  selectors: {
    [`${facade}:focus-visible &`]: {
      boxShadow: `0 0 0 4px ${fixedColors.ink}, 0 0 0 7px ${fixedColors.white}`,
    },
  },
  '@media': {
    [hover]: { selectors: { [`${facade}:hover &`]: { transform: 'scale(1.06)' } } },
    [below('sm')]: { width: 60, height: 60 },
  },
})
export const playIcon = uiStyle({ fill: 'currentColor', marginInlineStart: 4 })
