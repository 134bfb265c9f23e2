import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

/** Below the field, aligned with its right edge: wider than the field where there is room. */
export const panel = featureStyle({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 0,
  width: 'max(100%, 480px)',
  // On phones the field is as wide as the page.
  '@media': { [below('md')]: { width: '100%' } },
  maxHeight: 'min(600px, calc(100dvh - 130px))',
  display: 'flex',
  flexDirection: 'column',
  padding: 4,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  zIndex: 40,
})
export const panelInSheet = featureStyle({
  padding: '0 4px env(safe-area-inset-bottom)',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
})
export const list = featureStyle({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 4,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const group = featureStyle({ minWidth: 0 })
export const groupHead = featureStyle({ padding: '8px 10px 4px' })
export const groupLabel = featureStyle({ font: vars.font.tiny, color: color.text3 })
export const note = featureStyle({
  padding: '10px',
  font: vars.font.small,
  color: color.text2,
  overflowWrap: 'anywhere',
})
export const forget = featureStyle({
  flex: 'none',
  alignSelf: 'start',
  marginInline: 4,
  minHeight: 44,
  paddingInline: 10,
  font: `550 .875rem/1.3 ${vars.font.family}`,
  color: color.primaryText,
  borderRadius: vars.radius.control,
  '@media': { [hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } },
})
