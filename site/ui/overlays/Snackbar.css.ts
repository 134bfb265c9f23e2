import { keyframes } from '@vanilla-extract/css'
import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { TRAY_ROOM } from '#site/styles/footRoom.ts'
import { layeredGlobal, uiStyle, variants } from '#site/styles/layered.ts'

export const region = uiStyle({
  position: 'fixed',
  left: '50%',
  bottom: 28,
  translate: '-50% 0',
  zIndex: 60,
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media': {
    [below('sm')]: {
      left: 16,
      right: 16,
      top: 16,
      bottom: 'auto',
      width: 'auto',
      maxWidth: 'none',
      translate: 'none',
    },
  },
})

// On phones errors, and messages while a dialog is open, are shown at the top, where no keyboard hides them. A
// success is shown at the bottom, above the navigation bar, and leaves the cart count visible. The popovers of
// the header are in the page while they are closed.
layeredGlobal(
  'ui',
  `body:not(:has([role="dialog"]:not([popover]))) ${region}:not(:has([role="alert"] > *))`,
  {
    '@media': {
      [below('sm')]: {
        top: 'auto',
        bottom: `calc(${vars.size.mobilenav} + env(safe-area-inset-bottom) + 12px + ${TRAY_ROOM})`,
      },
    },
  },
)

/** One of the two live regions, which are always present and mostly empty. */
export const announcer = uiStyle({
  display: 'grid',
  gap: 8,
  selectors: { '&:not(:empty) + &:not(:empty)': { marginTop: 8 } },
})

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const snack = uiStyle({
  background: fixedColors.snackbar,
  color: fixedColors.white,
  border: `1px solid ${fixedColors.snackbarLine}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.overlay,
  padding: '4px 4px 4px 16px',
  minHeight: 52,
  font: `500 .9375rem/1.4 ${vars.font.family}`,
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  width: '100%',
  pointerEvents: 'auto',
  animation: `${enter} ${vars.time.mid} ${vars.ease.out}`,
})

export const icons = variants(uiStyle, {
  success: { color: fixedColors.snackbarSuccess },
  info: { color: fixedColors.snackbarInfo },
  warning: { color: fixedColors.snackbarWarning },
  error: { color: fixedColors.snackbarError },
})

/** The message and its link, which goes below it where the message would become too narrow. */
export const content = uiStyle({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
})
export const text = uiStyle({ flex: '1 1 14em', paddingBlock: 8, overflowWrap: 'anywhere' })
export const way = uiStyle({
  color: fixedColors.snackbarInfo,
  fontWeight: 600,
  paddingBlock: 10,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  ':focus-visible': { boxShadow: `inset 0 0 0 2px ${fixedColors.white}` },
})
// `&&`, so that it wins over the button's own rules in whatever order the two files load.
export const close = uiStyle({
  selectors: {
    '&&': { color: fixedColors.white, opacity: 0.8 },
    '&&:hover': { background: fixedColors.onBandHover, color: fixedColors.white, opacity: 1 },
    '&&:focus-visible': { boxShadow: `inset 0 0 0 2px ${fixedColors.white}`, opacity: 1 },
  },
})
