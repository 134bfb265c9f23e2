import { below, reducedMotion } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('md')

export const root = featureStyle({ paddingBlock: 'clamp(16px, 2.4vw, 32px)' })
export const frame = featureStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  background: color.sunken,
})
export const list = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.dialog,
  selectors: { '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` } },
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
})
export const item = featureStyle({ display: 'grid', scrollSnapAlign: 'start', scrollSnapStop: 'always' })

/**
 * Text on a plain background next to the picture, so that it is readable with any picture; the height is
 * reserved before the picture loads.
 */
export const slide = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
  height: 'clamp(260px, 29vw, 380px)',
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto', height: 380 },
  },
})
export const wide = featureStyle({ gridTemplateColumns: 'minmax(0, 1fr)' })
export const copy = featureStyle({
  display: 'grid',
  gap: 12,
  alignContent: 'center',
  padding: 'clamp(20px, 3.4vw, 48px)',
  minWidth: 0,
  // Its place under the picture is reserved while that loads.
  '@media': { [phone]: { gridRow: 2, gap: 8, padding: '16px 18px 18px' } },
})
export const heading = featureStyle({
  font: `640 clamp(1.25rem, .9rem + 1.5vw, 2rem)/1.18 ${vars.font.family}`,
  letterSpacing: '-.026em',
})
export const text = featureStyle({
  color: color.text2,
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '@media': { [phone]: { font: vars.font.small, WebkitLineClamp: 3 } },
})
export const picture = featureStyle({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
  background: color.press,
})

export const controls = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: 44,
  marginTop: 8,
})
export const counter = featureStyle({
  minWidth: 56,
  textAlign: 'center',
  font: vars.font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})
