import { from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { TRAY_ROOM } from '#site/styles/footRoom.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars

export const nav = featureStyle({
  position: 'fixed',
  inset: 'auto 0 0 0',
  height: `calc(${vars.size.mobilenav} + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  zIndex: 30,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [from('md')]: { display: 'none' } },
})

// Space under the page for the fixed bar. A buy bar (`data-bottom-bar`) replaces the navigation.
layeredGlobal('features', 'body', {
  paddingBottom: `calc(${vars.size.mobilenav} + env(safe-area-inset-bottom))`,
  '@media': { [from('md')]: { paddingBottom: 0 } },
})
layeredGlobal('features', `body:has([data-bottom-bar]) ${nav}`, { display: 'none' })
// Keeps focused elements from being hidden by the bar.
layeredGlobal('features', 'html', {
  scrollPaddingBottom: `calc(${vars.size.mobilenav} + env(safe-area-inset-bottom) + 24px + ${TRAY_ROOM})`,
  '@media': {
    [from('md')]: { scrollPaddingBottom: TRAY_ROOM },
  },
})

export const item = featureStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  font: `550 .6875rem/1 ${vars.font.family}`,
  color: color.text2,
  position: 'relative',
  width: '100%',
  height: '100%',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current]': { color: color.primaryText },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: -1,
      width: 32,
      height: 3,
      borderRadius: '0 0 3px 3px',
      background: color.primaryText,
    },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.primaryText}` },
  },
})
