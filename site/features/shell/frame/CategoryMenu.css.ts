import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = featureStyle({ position: 'relative', '@media': { [below('md')]: { display: 'none' } } })
export const opener = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 4 })
export const chevron = featureStyle({
  transition: `transform ${vars.time.fast} ${vars.ease.out}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
})
export const panel = featureStyle({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  insetInlineStart: 0,
  width: 520,
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: 12,
  columns: 2,
  columnGap: 12,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
})
export const group = featureStyle({ breakInside: 'avoid', paddingBottom: 4 })
const row = {
  display: 'block',
  padding: '9px 12px',
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  '@media': { [hover]: { ':hover': { background: color.hover } } },
} as const
export const first = featureStyle({ ...row, font: `600 .9375rem/1.4 ${vars.font.family}` })
export const second = featureStyle({
  ...row,
  font: vars.font.small,
  color: color.text2,
  paddingInlineStart: 24,
})
