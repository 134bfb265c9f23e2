import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, size } = vars

export const note = featureStyle({
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 16,
  zIndex: 20,
  width: 340,
  maxWidth: 'calc(100vw - 32px)',
  display: 'grid',
  gap: 12,
  padding: 16,
  background: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  font: vars.font.small,
  '@media': {
    [below('md')]: {
      insetInline: 12,
      width: 'auto',
      maxWidth: 'none',
      bottom: `calc(${size.mobilenav} + 12px + env(safe-area-inset-bottom))`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '10px 10px 10px 14px',
    },
    print: { display: 'none' },
  },
})
export const link = featureStyle({
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
