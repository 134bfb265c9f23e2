import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const reader = featureStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'min(82vh, 1100px)',
  minHeight: 420,
  // Below the bar of the lesson.
  scrollMarginTop: 64,
  background: color.sunken,
  borderBottom: `1px solid ${color.line}`,
  ':fullscreen': { height: '100%' },
})
export const toolbar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '4px 12px',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [below('sm')]: { paddingInline: 4 } },
})
export const group = featureStyle({ display: 'flex', alignItems: 'center', gap: 4 })
export const pageForm = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  font: font.small,
  color: color.text2,
  whiteSpace: 'nowrap',
})
export const pageInput = featureStyle({
  width: 56,
  minHeight: 44,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  font: font.body,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const percent = featureStyle({
  minWidth: 48,
  textAlign: 'center',
  font: font.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.text2,
})
export const on = featureStyle({ selectors: { '&[data-on]': { color: color.primaryText } } })
export const scroller = featureStyle({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  ':focus-visible': { outline: `2px solid ${color.primaryText}`, outlineOffset: -2 },
})
export const pages = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  width: 'max-content',
  minWidth: '100%',
})
/** Paper is white whatever the colours of the site are. */
export const page = featureStyle({
  position: 'relative',
  overflow: 'hidden',
  background: fixedColors.white,
  boxShadow: vars.shadow.raised,
})
export const drawing = featureStyle({ position: 'absolute', inset: 0 })
layeredGlobal('features', `${drawing} > canvas`, { display: 'block', width: '100%', height: '100%' })
export const link = featureStyle({
  position: 'absolute',
  zIndex: 2,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${fixedColors.ink}` },
})
export const failed = featureStyle({
  position: 'absolute',
  inset: '30% 24px auto',
  textAlign: 'center',
  font: font.body,
  color: fixedColors.ink,
})
export const waiting = featureStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  height: '100%',
  padding: 24,
  textAlign: 'center',
  font: font.body,
  color: color.text2,
})
export const notesTitle = featureStyle({ font: font.h3, paddingBlock: '12px 10px' })
export const bar = featureStyle({ width: 220, maxWidth: '60vw' })
export const resumed = featureStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 16,
  zIndex: 3,
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 12px',
  padding: '8px 8px 8px 16px',
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.overlay,
  font: font.small,
})

/** The text over the picture of a page, transparent, as the library of PDFs lays it out. */
export const textLayer = featureStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  selectors: {
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
})
layeredGlobal('features', `${textLayer} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
})
layeredGlobal(
  'features',
  `${textLayer} > :not(.markedContent), ${textLayer} .markedContent span:not(.markedContent)`,
  {
    vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
)
layeredGlobal('features', `${textLayer} .markedContent`, { display: 'contents' })
layeredGlobal('features', `${textLayer} ::selection`, {
  color: 'transparent',
  background: 'color-mix(in srgb, AccentColor, transparent 70%)',
})
