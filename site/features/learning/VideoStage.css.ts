import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const video = featureStyle({
  position: 'relative',
  aspectRatio: '16 / 9',
  maxHeight: '66vh',
  width: '100%',
  background: vars.subject.cover,
  color: vars.subject.coverLine,
  overflow: 'hidden',
  selectors: { '&:fullscreen': { maxHeight: 'none', aspectRatio: 'auto' } },
  '@media': { [below('lg')]: { position: 'sticky', top: 0, zIndex: 10, maxHeight: '50vh' } },
})
export const facade = featureStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'pointer',
  outline: 'none',
})
export const drawing = featureStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const play = featureStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 76,
  height: 76,
  borderRadius: '50%',
  background: fixedColors.play,
  color: fixedColors.ink,
  display: 'grid',
  placeItems: 'center',
  transition: `transform ${vars.time.mid} ${vars.ease.out}`,
  selectors: {
    [`${facade}[data-focus-visible] &`]: {
      boxShadow: `0 0 0 4px ${fixedColors.ink}, 0 0 0 7px ${fixedColors.white}`,
    },
  },
  '@media': {
    [hover]: { selectors: { [`${facade}:hover &`]: { transform: 'scale(1.06)' } } },
    [below('sm')]: { width: 60, height: 60 },
  },
})
export const playIcon = featureStyle({ fill: 'currentColor', marginInlineStart: 4 })
export const length = featureStyle({
  position: 'absolute',
  insetInlineEnd: 16,
  bottom: 16,
  background: fixedColors.duration,
  color: fixedColors.white,
  borderRadius: vars.radius.badge,
  font: `600 .8125rem/1 ${vars.font.family}`,
  padding: '6px 8px',
})
