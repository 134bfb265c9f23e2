import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const head = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  marginBottom: 12,
})
export const cues = featureStyle({
  position: 'relative',
  maxHeight: 420,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const cue = featureStyle({
  display: 'flex',
  width: '100%',
  gap: 14,
  alignItems: 'center',
  padding: '2px 8px',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  '@media': { [hover]: { ':hover': { background: color.hover } } },
  selectors: {
    '&[aria-current]': { background: color.primarySoft },
    '&:focus-visible': { outline: `2px solid ${color.primaryText}`, outlineOffset: -2 },
  },
})
