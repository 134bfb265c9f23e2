import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const family = vars.font.family
const phone = below('md')

export const art = featureStyle({
  position: 'relative',
  minHeight: 440,
  '@media': { [phone]: { minHeight: 0 } },
})
export const sheet = featureStyle({
  background: color.surface,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
  padding: '22px 24px 60px',
  width: 'min(100%, 470px)',
  marginLeft: 'auto',
  '@media': { [phone]: { width: '100%', padding: '16px 16px 20px' } },
})
export const image = featureStyle({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
})
export const courses = featureStyle({
  display: 'grid',
  gap: 12,
  width: 'min(100%, 470px)',
  marginLeft: 'auto',
  '@media': { [phone]: { width: '100%', marginLeft: 0 } },
})
export const course = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 14,
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.hover,
  transition: `border-color ${vars.time.fast}`,
  '@media': { [hover]: { ':hover': { borderColor: color.line2 } } },
})
export const courseTitle = featureStyle({
  display: 'block',
  font: `600 1rem/1.35 ${family}`,
  overflowWrap: 'anywhere',
})
export const top = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 12,
})
export const title = featureStyle({ font: `650 1.0625rem/1.3 ${family}`, letterSpacing: '-.015em' })
export const sub = featureStyle({ font: vars.font.small, color: color.text2 })
export const clock = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  background: color.ink,
  color: color.onInk,
  borderRadius: vars.radius.control,
  padding: '8px 11px',
  font: `600 .9375rem/1 ${family}`,
  fontVariantNumeric: 'tabular-nums',
})
export const tabs = featureStyle({
  display: 'flex',
  gap: 20,
  borderBottom: `1px solid ${color.line}`,
  margin: '16px 0 18px',
  font: `550 .875rem/1 ${family}`,
  color: color.text2,
})
export const tab = featureStyle({
  padding: '10px 0',
  selectors: { '&[data-on]': { color: color.text, boxShadow: `inset 0 -2px ${color.primaryMark}` } },
})
export const tabCount = featureStyle({
  color: color.text3,
  fontWeight: 500,
  marginLeft: 5,
  fontVariantNumeric: 'tabular-nums',
})

export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 28,
  '@media': { [phone]: { gap: 14 } },
})
export const column = featureStyle({ display: 'grid', gap: 10, '@media': { [phone]: { gap: 7 } } })
export const line = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  '@media': { [phone]: { gap: 6, selectors: { '&:nth-child(n+5)': { display: 'none' } } } },
})
export const number = featureStyle({
  width: 20,
  marginRight: 3,
  font: `550 .8125rem/1 ${family}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
  textAlign: 'right',
})
export const bubble = featureStyle({
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1.5px solid ${color.line2}`,
  display: 'grid',
  placeItems: 'center',
  font: `600 .6875rem/1 ${family}`,
  color: color.text3,
  selectors: {
    '&[data-on]': { background: color.primary, borderColor: color.primaryMark, color: color.onPrimary },
  },
  '@media': { [phone]: { width: 24, height: 24 } },
})

const float = {
  position: 'absolute',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
} as const
export const resume = featureStyle({
  ...float,
  left: -44,
  bottom: -58,
  width: 304,
  padding: 12,
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  '@media': { [below('lg')]: { left: 0, bottom: -10 }, [phone]: { display: 'none' } },
})
export const resumeText = featureStyle({ display: 'grid', gap: 5, flex: 1, minWidth: 0 })
export const resumeTitle = featureStyle({
  font: `600 .9375rem/1.3 ${family}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const score = featureStyle({
  ...float,
  right: -16,
  bottom: -34,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 18px 12px 14px',
  '@media': { [below('lg')]: { right: 0 }, [phone]: { display: 'none' } },
})
export const scoreValue = featureStyle({
  display: 'block',
  font: `680 1.25rem/1.2 ${family}`,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
})
export const tiny = featureStyle({ font: vars.font.tiny, color: color.text2 })
export const ringTrack = featureStyle({ stroke: color.press })
export const ringFill = featureStyle({ stroke: color.successFill })
export const bar = featureStyle({ height: 6, borderRadius: 3, background: color.press, overflow: 'hidden' })
export const barFill = featureStyle({
  height: '100%',
  width: '62%',
  borderRadius: 3,
  background: color.primaryMark,
})
