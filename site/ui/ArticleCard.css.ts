import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'
import { root as coverRoot } from './media/Cover.css.ts'

const { color } = vars
const phone = below('sm')

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const

export const card = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  transition: `border-color ${vars.time.fast}, box-shadow ${vars.time.mid} ${vars.ease.out}`,
  '@media': {
    [hover]: { ':hover': { borderColor: color.line2, boxShadow: vars.shadow.hover } },
    [phone]: { flexDirection: 'row' },
  },
  selectors: {
    '&:focus-visible': {
      borderRadius: vars.radius.card,
      boxShadow: `0 0 0 2px ${color.bg}, 0 0 0 4px ${color.primaryText}`,
    },
  },
})
layeredGlobal('ui', `${card} ${coverRoot}`, {
  borderRadius: 0,
  '@media': { [phone]: { width: 112, flex: 'none', aspectRatio: 'auto' } },
})

export const body = uiStyle({
  padding: '16px 18px 18px',
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  flex: 1,
  minWidth: 0,
  '@media': { [phone]: { padding: '12px 14px', gap: 4, minHeight: 116 } },
})
export const kicker = uiStyle({ font: vars.font.tiny, color: color.primaryText, fontWeight: 600 })
export const title = uiStyle({
  font: `620 1.0625rem/1.36 ${vars.font.family}`,
  letterSpacing: '-.014em',
  ...clamped(3),
  '@media': { [phone]: { fontSize: '.9375rem' } },
})
export const excerpt = uiStyle({
  font: vars.font.small,
  color: color.text2,
  ...clamped(3),
  '@media': { [phone]: { display: 'none' } },
})
export const facts = uiStyle({
  font: `450 .8125rem/1.4 ${vars.font.family}`,
  color: color.text2,
  marginTop: 'auto',
  paddingTop: 8,
  fontVariantNumeric: 'tabular-nums',
})
