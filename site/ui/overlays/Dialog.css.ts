import { createVar } from '@vanilla-extract/css'
import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('sm')
const pad = 'clamp(22px, 3vw, 36px)'
/** The padding of a body above and beside its content. */
const padTop = createVar()
const padSide = createVar()

export const scrim = uiStyle({
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  background: fixedColors.scrim,
  zIndex: 40,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  transition: `opacity ${vars.time.mid} ${vars.ease.out}`,
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.time.fast },
  },
  '@media': { [phone]: { padding: 0, placeItems: 'end stretch' } },
})

export const panel = uiStyle({
  width: '100%',
  // Snackbars are at the bottom of the screen: a tall dialog leaves room for them, so that they cover no
  // button.
  maxHeight: 'min(100%, calc(100dvh - 48px - 2 * var(--message-room, 0px)))',
  background: color.surface,
  color: color.text,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  transition: `transform ${vars.time.mid} ${vars.ease.out}`,
  selectors: {
    '&[data-entering]': { transform: 'translateY(8px)' },
    '&[data-exiting]': { transform: 'translateY(8px)', transitionDuration: vars.time.fast },
  },
  '@media': {
    [phone]: {
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      maxWidth: 'none !important',
      // Snackbars are at the top of the screen: a tall sheet leaves room for them, so that they cover no
      // title.
      maxHeight: 'min(92dvh, calc(100dvh - 28px - var(--message-room, 0px)))',
      transitionDuration: vars.time.slow,
      selectors: {
        '&[data-entering]': { transform: 'translateY(100%)' },
        '&[data-exiting]': { transform: 'translateY(100%)', transitionDuration: vars.time.mid },
      },
    },
  },
})

export const sizes = variants(uiStyle, {
  s: { maxWidth: 420 },
  m: { maxWidth: 480 },
  l: { maxWidth: 640 },
  xl: { maxWidth: 860 },
})

export const dialog = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  minHeight: 0,
  outline: 'none',
})
export const withArt = uiStyle({
  gridTemplateColumns: '360px minmax(0, 1fr)',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const art = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [below('md')]: { display: 'none' } },
})
export const narrowWithoutArt = uiStyle({ '@media': { [below('md')]: { maxWidth: 480 } } })

export const column = uiStyle({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 })
export const grabber = uiStyle({
  display: 'none',
  '@media': {
    [phone]: {
      display: 'block',
      width: 40,
      height: 4,
      borderRadius: 2,
      background: color.line2,
      margin: '10px auto -6px',
      flex: 'none',
      // Over the sticky title, under which the body scrolls.
      position: 'relative',
      zIndex: 2,
    },
  },
})
// `&&`, so that it wins over the button's own rules in whatever order the two files load.
export const close = uiStyle({
  selectors: {
    // The body scrolls behind it.
    '&&': { position: 'absolute', top: 12, right: 12, zIndex: 2, background: color.surface },
    '&&[data-hovered]': { background: color.hover },
  },
})
export const body = uiStyle({
  vars: { [padTop]: pad, [padSide]: pad },
  // The title has the padding above itself.
  padding: `0 ${padSide} ${pad}`,
  // A field that gets the focus scrolls to below the title.
  scrollPaddingTop: 72,
  // Hidden inputs are positioned in it and scroll with it: outside, a focused one would scroll the panel and its title away.
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  flex: 1,
  '@media': {
    [phone]: { vars: { [padTop]: '24px', [padSide]: '20px' }, padding: `0 ${padSide} 28px` },
  },
})
// A body that is too tall starts at its top: content above that could not be scrolled to.
export const centred = uiStyle({ alignContent: 'safe center' })
// Its title is sticky in the body, not only in the head.
export const head = uiStyle({ display: 'contents' })
export const title = uiStyle({
  font: vars.font.h2,
  fontSize: '1.5rem',
  letterSpacing: '-.022em',
  outline: 'none',
  position: 'sticky',
  top: `calc(${padTop} / -2)`,
  zIndex: 1,
  margin: `0 calc(-1 * ${padSide}) -8px`,
  padding: `${padTop} ${padSide} 8px`,
  background: color.surface,
})
export const titleBesideClose = uiStyle({ paddingInlineEnd: `calc(36px + ${padSide})` })
// As close to the title as a line of its own.
export const description = uiStyle({
  color: color.text2,
  marginTop: -14,
  selectors: { [`${withArt} &`]: { font: vars.font.small } },
})
export const foot = uiStyle({
  padding: `16px ${pad}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  flex: 'none',
  '@media': { [phone]: { padding: '14px 20px calc(14px + env(safe-area-inset-bottom))' } },
})
