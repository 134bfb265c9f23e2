import { below, from, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const page = featureStyle({
  paddingBlock: '32px 80px',
  '@media': { [below('md')]: { paddingTop: 24 } },
})
export const column = featureStyle({ display: 'grid', gap: 20, minWidth: 0, alignContent: 'start' })
export const narrow = featureStyle({ maxWidth: 640 })
export const person = featureStyle({ display: 'flex', alignItems: 'center', gap: 12, marginBottom: 20 })
export const personName = featureStyle({ fontWeight: 620 })
export const personReach = featureStyle({
  font: font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const navLink = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  font: `500 .9375rem/1.3 ${font.family}`,
  color: color.text2,
  width: '100%',
  '@media': { [hover]: { ':hover': { background: color.hover, color: color.text } } },
  selectors: {
    '&[aria-current]': { background: color.primarySoft, color: color.primaryText, fontWeight: 600 },
  },
})
export const tabs = featureStyle({
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  marginTop: -16,
  '@media': { [from('md')]: { display: 'none' } },
})
/** The link to the list of account pages, where there is no room for the side menu. */
export const toHub = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginBlock: '-12px -8px',
  justifySelf: 'start',
  font: `550 .9375rem/1.3 ${font.family}`,
  color: color.primaryText,
  '@media': { [from('md')]: { display: 'none' }, print: { display: 'none' } },
})
export const logOut = featureStyle({ borderTop: `1px solid ${color.line}`, marginTop: 12, paddingTop: 12 })
