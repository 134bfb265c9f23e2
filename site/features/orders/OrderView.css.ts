import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars
const phone = below('sm')

export const crumbs = featureStyle({ marginBottom: 6 })
export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '14px 24px',
})
// The headline keeps its line: the actions wrap below it when both do not fit.
layeredGlobal('features', `${head} > :first-child`, { flex: '1 1 26rem', minWidth: 0 })
export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '@media': {
    [phone]: { width: '100%', display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const facts = featureStyle({ color: color.text2, marginTop: 4 })
export const bannerLink = featureStyle({
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
})
/** The title of a card with the state beside it, or below it where both do not fit. */
export const updatesHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
export const cardTitle = featureStyle({ font: font.h3, letterSpacing: vars.tracking.snug })
export const halves = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
layeredGlobal('features', `${halves} section`, { display: 'grid', gap: 16 })
layeredGlobal('features', `${halves} > section`, { gap: 20 })
export const side = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })
export const place = featureStyle({
  display: 'grid',
  font: font.small,
  color: color.text2,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
})
layeredGlobal('features', `${place} b`, { color: color.text })
export const taxNote = featureStyle({ font: font.small, color: color.text2 })
export const cancelForm = featureStyle({ display: 'grid', gap: 12 })
export const cancelButtons = featureStyle({ display: 'grid', gap: 8, flex: 1 })
export const keys = featureStyle({ display: 'grid', gap: 6, marginTop: 10, justifyItems: 'start' })
export const keyRow = featureStyle({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 })
export const keyCode = featureStyle({
  fontFamily: 'ui-monospace, monospace',
  background: color.sunken,
  borderRadius: vars.radius.control,
  padding: '6px 10px',
  overflowWrap: 'anywhere',
})

export const itemHead = featureStyle({
  padding: '18px 20px 2px',
  '@media': { [phone]: { paddingInline: 18 } },
})
export const item = featureStyle({
  display: 'flex',
  gap: 18,
  padding: 20,
  alignItems: 'center',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [phone]: { flexWrap: 'wrap', padding: '16px 18px', gap: 14, alignItems: 'start' },
    print: { flexWrap: 'nowrap', padding: '8px 20px', breakInside: 'avoid' },
  },
})
// A receipt is one sheet: covers are not printed.
layeredGlobal('features', `${item} > div:first-child`, {
  '@media': { [phone]: { width: 84 }, print: { display: 'none' } },
})
/** A book, as wide with its margins as the pictures of courses. */
export const bookCover = featureStyle({
  flex: 'none',
  boxShadow: 'none',
  selectors: {
    [`${item} > &:first-child`]: {
      width: 56,
      marginInline: 28,
      '@media': { [phone]: { width: 56, marginInline: 14 } },
    },
  },
})
export const itemText = featureStyle({ flex: 1, minWidth: 0 })
export const itemPrice = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontVariantNumeric: 'tabular-nums',
  font: font.small,
  '@media': {
    [phone]: { flexWrap: 'wrap', gap: '0 16px', width: '100%', paddingInlineStart: 98, marginTop: -6 },
  },
})
export const afterDelivery = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 16 })
// Prices stand in one column at the edge, before their links on phones.
layeredGlobal('features', `${itemPrice} b`, {
  order: 1,
  minWidth: 72,
  fontSize: '1rem',
  textAlign: 'end',
  '@media': { [phone]: { order: 0, minWidth: 0 } },
})

// On phones the buttons beside a price line up with it, and wrap as a whole.
layeredGlobal('features', `${itemPrice} > :is(a, button)`, {
  '@media': { [phone]: { paddingInline: 0, whiteSpace: 'nowrap' } },
})

export const paperHead = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBottom: 10,
  borderBottom: `2px solid ${color.text}`,
  font: font.h2,
})
export const paperParty = featureStyle({ padding: '10px 0 18px' })

/** The promised arrival stays visible after paying. */
export const promise = featureStyle({ display: 'block', color: vars.color.text })
