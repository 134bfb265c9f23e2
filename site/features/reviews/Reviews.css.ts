import { below, hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { box, labelRow } from '#site/ui/fields/Field.css.ts'

const { color, font, radius } = vars
const family = font.family
/** Without scripts, controls that need one are hidden. */
const noScript = '(scripting: none)'

export const stack = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
})
export const needsScript = featureStyle({ '@media': { [noScript]: { display: 'none' } } })
/** Hidden, but keeps its space: the signed-in person may not write a review, or that is not known yet. */
export const hidden = featureStyle({ visibility: 'hidden' })
/** The same before hydration, for browsers with a session. */
export const forBuyers = featureStyle({ selectors: { 'html[data-session] &': { visibility: 'hidden' } } })

export const summary = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  gap: 'clamp(18px, 4vw, 48px)',
  alignItems: 'center',
  padding: '20px clamp(16px, 2.4vw, 24px)',
  borderRadius: radius.card,
  background: color.sunken,
  // The bars keep their space beside the text.
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
export const figure = featureStyle({ display: 'grid', gap: 4, justifyItems: 'start' })
export const average = featureStyle({
  font: `700 2.75rem/1.05 ${family}`,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
})
export const stars = featureStyle({ display: 'inline-flex', gap: 2, verticalAlign: 'middle' })
export const star = featureStyle({ position: 'relative', display: 'inline-flex' })
/** The filled part of a star, up to the average, over the empty one. */
export const partOfStar = featureStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'inline-flex',
  overflow: 'hidden',
})
export const starOn = featureStyle({ fill: color.star, stroke: color.star })
export const starOff = featureStyle({ fill: 'none', stroke: color.lineControl })
export const small = featureStyle({ font: font.small, color: color.text2 })

export const bars = featureStyle({ display: 'grid', gap: 2, minWidth: 0 })
export const barRow = featureStyle({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr) 40px',
  gap: 12,
  alignItems: 'center',
  width: '100%',
  minHeight: 24,
  paddingInline: 6,
  marginInline: -6,
  border: 0,
  borderRadius: radius.badge,
  background: 'none',
  color: color.text,
  font: `600 .8125rem/1 ${family}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': focusVisible,
    '&[aria-pressed=true]': { background: color.press },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:disabled)': { background: color.hover } } },
    [touch]: { minHeight: 44 },
  },
})
export const barCount = featureStyle({ color: color.text2, fontWeight: 450, textAlign: 'end' })

export const tools = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  '@media': { [noScript]: { display: 'none' } },
})
/** The label beside its control. */
export const sort = featureStyle({ display: 'flex', alignItems: 'center', gap: 8 })
layeredGlobal('features', `${sort} ${labelRow}`, { flex: 'none', font: font.small, color: color.text2 })
layeredGlobal('features', `${sort} ${box}`, {
  minHeight: 40,
  width: 184,
  paddingInline: 12,
  background: color.surface,
  color: color.text,
  fontSize: '.875rem',
  '@media': { [touch]: { minHeight: 44 } },
})

export const list = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const item = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  paddingBlock: 18,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` }, '&:first-child': { paddingTop: 4 } },
})
export const byline = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  font: font.small,
  color: color.text2,
  minWidth: 0,
})
export const given = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  font: `650 .8125rem/1 ${family}`,
  color: color.text,
})
export const name = featureStyle({
  fontWeight: 600,
  color: color.text,
  overflowWrap: 'anywhere',
  minWidth: 0,
})
export const verified = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: color.success,
})
export const title = featureStyle({ font: font.h4, overflowWrap: 'anywhere' })
export const words = featureStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' })
export const photos = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 2 })
export const photoLink = featureStyle({
  display: 'block',
  borderRadius: radius.control,
  ':focus-visible': focusVisible,
})
export const photo = featureStyle({
  display: 'block',
  width: 76,
  height: 76,
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.press,
})
export const reply = featureStyle({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  borderInlineStart: `3px solid ${color.primaryLine}`,
  background: color.sunken,
  borderRadius: radius.control,
  maxWidth: '72ch',
})
export const replyTitle = featureStyle({ font: font.label })
export const vote = featureStyle({
  justifySelf: 'start',
  selectors: {
    '&[aria-pressed=true]': {
      color: color.primaryText,
      borderColor: color.primaryLine,
      background: color.primarySoft,
    },
  },
  '@media': { [noScript]: { display: 'none' } },
})

export const own = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '16px clamp(16px, 2.4vw, 20px)',
  border: `1px solid ${color.line2}`,
  borderRadius: radius.card,
})
export const ownHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
})
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 })
export const empty = featureStyle({ display: 'grid', gap: 4, paddingBlock: 4 })
export const more = featureStyle({
  justifySelf: 'start',
  '@media': { [below('sm')]: { justifySelf: 'stretch' }, [noScript]: { display: 'none' } },
})
