import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('sm')

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) 172px',
  gap: '4px 20px',
  alignItems: 'center',
  paddingBlock: 16,
  borderBottom: `1px solid ${color.line}`,
  color: color.text,
  '@media': {
    [hover]: { ':hover': { background: color.hover } },
    [phone]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: '6px 14px', paddingBlock: 14 },
  },
  selectors: {
    '&:focus-visible': {
      borderRadius: vars.radius.control,
      boxShadow: `0 0 0 2px ${color.bg}, 0 0 0 4px ${color.primaryText}`,
    },
  },
})
export const cover = featureStyle({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.control,
  '@media': { [phone]: { aspectRatio: '1', alignSelf: 'start', gridRow: 'span 2' } },
})
export const words = featureStyle({ display: 'grid', gap: 4, minWidth: 0 })
export const kind = featureStyle({ font: vars.font.tiny, color: color.text2 })
export const name = featureStyle({
  font: `620 1.0625rem/1.36 ${vars.font.family}`,
  letterSpacing: '-.012em',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const sub = featureStyle({
  font: vars.font.small,
  color: color.text2,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const price = featureStyle({ '@media': { [phone]: { gridColumn: 2 } } })
