import { from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const wide = from('sm')

export const scrim = featureStyle({
  position: 'fixed',
  inset: 0,
  height: 'var(--visual-viewport-height, 100dvh)',
  background: fixedColors.scrim,
  zIndex: 40,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  transition: `opacity ${vars.time.mid} ${vars.ease.out}`,
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': { opacity: 0, transitionDuration: vars.time.fast },
  },
  '@media': { [wide]: { padding: 24, justifyItems: 'center', alignItems: 'start' } },
})
export const sheet = featureStyle({
  width: '100%',
  height: '100%',
  background: color.surface,
  color: color.text,
  overflow: 'hidden',
  '@media': {
    [wide]: {
      maxWidth: 640,
      height: 'min(640px, 100%)',
      borderRadius: vars.radius.dialog,
      boxShadow: vars.shadow.overlay,
    },
  },
})
export const dialog = featureStyle({ position: 'relative', height: '100%', outline: 'none' })
// `&&`, so that it wins over the button's own rules in whatever order the two files load.
export const close = featureStyle({ selectors: { '&&': { position: 'absolute', top: 13, right: 10 } } })
