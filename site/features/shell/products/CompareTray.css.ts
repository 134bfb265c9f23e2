import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const tray = featureStyle({
  position: 'fixed',
  insetInlineStart: '50%',
  bottom: 20,
  translate: '-50%',
  zIndex: 25,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  font: vars.font.label,
  whiteSpace: 'nowrap',
  '@media': {
    [from('lg')]: { bottom: 20 },
    [below('md')]: {
      bottom: `calc(${vars.size.mobilenav} + env(safe-area-inset-bottom) + 14px)`,
      gap: 2,
      padding: '2px 2px 2px 14px',
      boxShadow: vars.shadow.raised,
    },
  },
})
