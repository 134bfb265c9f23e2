import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('md')

export const page = featureStyle({
  paddingBlock: '28px 88px',
  '@media': { [phone]: { paddingBlock: '18px 48px' } },
})
export const title = featureStyle({ overflowWrap: 'anywhere' })
export const fieldRow = featureStyle({
  margin: '20px 0 12px',
  '@media': { [phone]: { margin: '14px 0 10px' } },
})
export const note = featureStyle({ font: vars.font.small, color: color.text2 })
export const kinds = featureStyle({ marginTop: 16 })
export const results = featureStyle({
  marginTop: 16,
  maxWidth: 920,
  borderTop: `1px solid ${color.line}`,
})
export const other = featureStyle({
  color: color.primaryText,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
export const popular = featureStyle({ marginTop: 32 })
export const popularTitle = featureStyle({ marginBottom: 16 })
