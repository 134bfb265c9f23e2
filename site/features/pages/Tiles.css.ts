import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

const phone = below('md')
const ground = vars.subject.cover

export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 10 } },
})
export const tile = featureStyle({
  position: 'relative',
  height: 148,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: ground,
  color: vars.subject.coverLine,
  isolation: 'isolate',
  padding: 16,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  transition: `box-shadow ${vars.time.mid} ${vars.ease.out}`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '34% 0 0',
    background: `linear-gradient(transparent, ${ground} 52%)`,
    zIndex: -1,
  },
  '@media': {
    [phone]: { height: 124, padding: 12, '::after': { inset: '14% 0 0' } },
    [hover]: { ':hover': { boxShadow: vars.shadow.hover } },
  },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.card } },
})
export const drawing = featureStyle({
  position: 'absolute',
  inset: '-10px 0 36px 0',
  width: '100%',
  height: '84%',
  zIndex: -1,
})
export const label = featureStyle({
  color: fixedColors.white,
  font: `660 1.0625rem/1.25 ${vars.font.family}`,
  letterSpacing: '-.018em',
  '@media': { [phone]: { fontSize: '.9375rem' } },
})
export const sub = featureStyle({
  font: `450 .8125rem/1.4 ${vars.font.family}`,
  color: fixedColors.white,
  opacity: 0.9,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '@media': { [phone]: { fontSize: '.78125rem' } },
})
