import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const entries = featureStyle({
  position: 'relative',
  maxHeight: 420,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
export const entry = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  padding: '2px 8px',
  borderRadius: vars.radius.control,
  selectors: { '&[aria-current]': { background: color.primarySoft } },
})
export const said = featureStyle({
  display: 'grid',
  flex: 1,
  gap: 2,
  minWidth: 0,
  paddingBlock: 7,
  overflowWrap: 'anywhere',
})
export const who = featureStyle({ font: font.small, color: color.text2 })
export const bars = featureStyle({ display: 'grid', gap: 8, maxWidth: 420, paddingTop: 6 })
export const jump = featureStyle({
  justifySelf: 'start',
  minHeight: 32,
  font: font.small,
  color: color.primaryText,
  textDecoration: 'underline',
  cursor: 'pointer',
})
