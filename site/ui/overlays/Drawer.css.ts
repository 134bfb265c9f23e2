import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'
import {
  body as dialogBody,
  foot as dialogFoot,
  panel as dialogPanel,
  scrim as dialogScrim,
} from './Dialog.css.ts'

const { color } = vars
const wide = from('sm')

export const scrim = uiStyle([
  dialogScrim,
  { '@media': { [wide]: { padding: 0, placeItems: 'stretch end' } } },
])

/** From 600 px at the right edge; below that, the dialog's bottom sheet. */
export const panel = uiStyle([
  dialogPanel,
  {
    '@media': {
      [wide]: {
        width: 400,
        height: '100%',
        // At the edge of the screen, beside the snackbars.
        maxHeight: '100%',
        borderRadius: 0,
        borderInlineStart: `1px solid ${color.line}`,
        transitionDuration: vars.time.slow,
        selectors: {
          '&&[data-entering]': { transform: 'translateX(100%)' },
          '&&[data-exiting]': { transform: 'translateX(100%)', transitionDuration: vars.time.mid },
        },
      },
    },
  },
])

export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.header,
  padding: '10px 64px 10px 24px',
  borderBottom: `1px solid ${color.line}`,
  flex: 'none',
  // Beside the close button, below the grabber.
  '@media': { [below('sm')]: { minHeight: 56, padding: '2px 64px 6px 20px' } },
})
export const title = uiStyle({ font: vars.font.h3, letterSpacing: '-.014em', outline: 'none' })
export const body = uiStyle([
  dialogBody,
  {
    padding: 0,
    gap: 0,
    '@media': { [below('sm')]: { padding: 0, minHeight: '42dvh' } },
  },
])
export const foot = uiStyle([dialogFoot, { '@media': { [wide]: { padding: '14px 24px' } } }])
