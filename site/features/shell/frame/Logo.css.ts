import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const root = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  font: `700 1.1875rem/1.2 ${vars.font.family}`,
  letterSpacing: '-.03em',
  minWidth: 0,
  '@media': {
    [below('md')]: { fontSize: '1.0625rem' },
    // The menu shrinks first.
    [from('md')]: { flexShrink: 0, maxWidth: 260 },
  },
})
export const name = featureStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // A long name wraps to two lines before it is cut off.
    [below('sm')]: {
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      fontSize: '1rem',
      lineHeight: 1.15,
    },
  },
})
export const mark = featureStyle({
  width: 30,
  height: 30,
  borderRadius: 7,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: '1.0625rem',
  letterSpacing: 0,
})
export const markOnBand = featureStyle({ background: vars.color.onBand, color: vars.color.band })
export const picture = featureStyle({ height: 32, width: 'auto', maxWidth: 180, objectFit: 'contain' })
