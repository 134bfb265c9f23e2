import { below, from, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars
const family = vars.font.family
const phone = below('md')
const narrow = below('sm')

export const band = featureStyle({
  background: color.band,
  color: color.onBand,
  position: 'relative',
  overflow: 'hidden',
})
layeredGlobal('features', `${band} :focus-visible`, {
  boxShadow: `0 0 0 2px ${color.band}, 0 0 0 4px ${color.onBand}`,
})
export const copy = featureStyle({
  paddingBlock: 'clamp(28px, 3.4vw, 48px)',
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  position: 'relative',
  zIndex: 1,
  minHeight: 290,
  '@media': { [phone]: { minHeight: 0 } },
})
export const title = featureStyle({
  fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)',
  letterSpacing: '-.036em',
  lineHeight: 1.1,
})
export const promise = featureStyle({ font: vars.font.lead, color: color.onBand2 })
export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  marginTop: 4,
  font: `500 .875rem/1.4 ${family}`,
  color: color.onBand2,
})
export const fact = featureStyle({ display: 'inline-flex', gap: 6, alignItems: 'center' })
export const art = featureStyle({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  width: '62%',
  opacity: 0.34,
  color: vars.subject.coverLine,
  maskImage: 'linear-gradient(90deg, transparent 8%, black 90%)',
  '@media': { [phone]: { width: '100%', opacity: 0.2 } },
})
export const artDrawing = featureStyle({ width: '100%', height: '100%' })

export const body = featureStyle({
  paddingBlock: '20px 56px',
  '@media': { [phone]: { paddingBlock: '20px 48px' } },
})
export const sections = featureStyle({
  gridColumn: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  minWidth: 0,
  alignContent: 'start',
  '@media': { [from('md')]: { gridRow: 1 } },
})
export const tabs = featureStyle({
  '@media': { [phone]: { marginInline: `calc(-1 * ${vars.size.gutter})`, paddingInline: vars.size.gutter } },
})
export const headRow = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  flexWrap: 'wrap',
  marginBottom: 14,
})
export const headTotal = featureStyle({
  font: vars.font.small,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
})

export const outcomes = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '14px 28px',
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
})
export const outcome = featureStyle({ display: 'flex', gap: 11, lineHeight: 1.5 })
export const tick = featureStyle({ color: color.success, marginTop: 2 })

export const lessons = featureStyle({ display: 'grid', paddingTop: 2 })
export const lesson = featureStyle({
  display: 'flex',
  columnGap: 12,
  alignItems: 'center',
  paddingBlock: 3,
  minHeight: 40,
  '@media': { [touch]: { minHeight: 48 }, [narrow]: { flexWrap: 'wrap' } },
  font: `450 .9063rem/1.4 ${family}`,
  color: color.text2,
})
export const lessonTitle = featureStyle({ '@media': { [narrow]: { flex: '1 1 0', minWidth: 0 } } })
export const lessonIcon = featureStyle({ color: color.text3 })
export const free = featureStyle({
  color: color.primaryText,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  paddingBlock: 6,
  '@media': {
    [touch]: { paddingBlock: 13 },
    // Below the title, which has little room already.
    [narrow]: { order: 1, flexBasis: '100%', paddingInlineStart: 28 },
  },
})
export const lessonLength = featureStyle({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: color.text3,
  fontSize: '.8125rem',
  whiteSpace: 'nowrap',
})
/** Once opened, the remaining chapters follow the first ones and the summary disappears. */
export const moreChapters = featureStyle({ marginTop: 14 })
export const showMore = featureStyle({
  display: 'inline-flex',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { display: 'none' },
  },
})

export const teachers = featureStyle({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  '@media': { [phone]: { gap: 12 } },
})
export const teacher = featureStyle({ display: 'flex', gap: 16, alignItems: 'start' })
export const teacherName = featureStyle({ font: vars.font.h4 })
export const teacherBio = featureStyle({ font: vars.font.small, color: color.text2, marginTop: 4 })

export const star = featureStyle({ fill: fixedColors.bandStar, stroke: fixedColors.bandStar })
/** A part of the page, or of another part. */
export const part = featureStyle({
  minWidth: 0,
  selectors: { '& > &': { marginTop: 28 }, '& > .sr-only + &': { marginTop: 0 } },
})

export const rows = featureStyle({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
})
export const row = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '13px 18px',
  minHeight: 52,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})
/** Rows with buttons. */
export const seatRows = featureStyle({ marginTop: 12 })
export const seatRow = featureStyle({ rowGap: 10, paddingBlock: 16 })
export const rowTitle = featureStyle({
  font: `550 .9375rem/1.4 ${family}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { 'a&': { color: color.primaryText }, 'a&:hover': { textDecoration: 'underline' } },
})
export const rowFacts = featureStyle({
  font: `450 .8125rem/1.4 ${family}`,
  color: color.text2,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
  '@media': { [phone]: { marginInlineStart: 0, flexBasis: '100%' } },
})
export const rowsNote = featureStyle({ marginTop: 12, font: vars.font.small, color: color.text2 })
export const moreRows = featureStyle({ marginTop: 12 })

export const bundleLink = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minWidth: 0,
  ':hover': { color: color.primaryText },
})
export const bundleWords = featureStyle({
  display: 'grid',
  gap: 2,
  flex: 1,
  minWidth: 0,
  justifyItems: 'start',
})
export const bundleFacts = featureStyle({ font: `450 .8125rem/1.4 ${family}`, color: color.text2 })
export const saved = featureStyle({ marginTop: 12, font: `600 .9375rem/1.4 ${family}`, color: color.success })

export const factTable = featureStyle({ borderTop: `1px solid ${color.line}` })
export const factRow = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: 16,
  paddingBlock: 12,
  borderBottom: `1px solid ${color.line}`,
})
export const factName = featureStyle({ color: color.text2 })
