import { hover, reducedMotion, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const frame = uiStyle({ position: 'relative' })

export const track = uiStyle({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  borderRadius: vars.radius.card,
  border: `1px solid ${color.line}`,
  background: color.sunken,
  selectors: { '&:focus-visible': { ...focusVisible, borderRadius: vars.radius.card } },
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
})
export const slide = uiStyle({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  overflow: 'hidden',
})
export const picture = uiStyle({ width: '100%', height: '100%', objectFit: 'contain' })

export const arrow = uiStyle({
  position: 'absolute',
  top: 'calc(50% - 22px)',
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  border: `1px solid ${color.line2}`,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.raised,
  cursor: 'pointer',
  selectors: { '&:disabled': { visibility: 'hidden' } },
  '@media': {
    [hover]: { ':hover': { background: color.hover } },
    // On touch screens pictures are swiped.
    [touch]: { display: 'none' },
  },
})
export const sides = variants(uiStyle, {
  back: { insetInlineStart: 12 },
  on: { insetInlineEnd: 12 },
})
export const counter = uiStyle({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  padding: '4px 8px',
  borderRadius: vars.radius.badge,
  background: fixedColors.duration,
  color: fixedColors.white,
  font: vars.font.tiny,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})

export const thumbs = uiStyle({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring.
  padding: 4,
  margin: -4,
})
export const thumb = uiStyle({
  width: 64,
  height: 64,
  flex: 'none',
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line}`,
  background: color.sunken,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { borderColor: color.primaryMark, boxShadow: `inset 0 0 0 1px ${color.primaryMark}` },
    '&:focus-visible': { ...focusVisible, borderRadius: vars.radius.control },
  },
})
export const small = uiStyle({ width: '100%', height: '100%', objectFit: 'cover' })
export const missing = uiStyle({ color: color.text3, display: 'grid', placeItems: 'center', gap: 6 })
