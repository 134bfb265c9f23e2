import { below, from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal, variants } from '#site/styles/layered.ts'

const { color, font } = vars

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
})
export const buttons = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12 })
/** Two panels, the first one wider; one alone has the whole width. */
export const pair = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
  gap: 24,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
})
layeredGlobal('features', `${pair} > :only-child`, { gridColumn: '1 / -1' })
export const panel = featureStyle({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  minWidth: 0,
  padding: 'clamp(16px, 2.2vw, 28px)',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const panelHead = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
})
export const heading = featureStyle({ font: font.h3 })
export const note = featureStyle({ font: font.small, color: color.text2, textWrap: 'pretty' })
export const chart = featureStyle({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const keys = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  font: font.small,
  color: color.text2,
})
export const key = featureStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 })
export const marks = variants(featureStyle, {
  you: { width: 12, height: 12, borderRadius: 3, background: color.primary },
  average: { width: 2, height: 14, background: color.text2 },
  top: { width: 3, height: 14, background: color.text },
  right: { width: 10, height: 10, borderRadius: '50%', background: color.successFill },
  best: { width: 12, height: 2, background: color.text2 },
})
export const cross = featureStyle({ color: color.danger, fontWeight: 700 })

export const details = featureStyle({ font: font.small })
export const summary = featureStyle({
  color: color.primaryText,
  cursor: 'pointer',
  width: 'fit-content',
  minHeight: 24,
})
export const scroller = featureStyle({ overflow: 'auto', maxHeight: 320, minWidth: 0, marginTop: 8 })
export const table = featureStyle({
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
})
layeredGlobal('features', `${table} :is(th, td)`, {
  borderBottom: `1px solid ${color.line}`,
  padding: '8px 10px 8px 0',
  textAlign: 'end',
  font: `450 .875rem/1.4 ${font.family}`,
})
layeredGlobal('features', `${table} :is(th, td):first-child`, { textAlign: 'start' })
layeredGlobal('features', `${table} tbody th`, { minWidth: 110 })
layeredGlobal('features', `${table} thead th`, { color: color.text2 })
// On paper what is behind a chart is not needed.
layeredGlobal('features', `${details}`, { '@media': { print: { display: 'none' } } })

/** What is to be done, a line each: what, and its day or gain beside it, below it on phones. */
export const plan = featureStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const planned = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '2px 16px',
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const nextTest = featureStyle({ display: 'block', font: font.small, color: color.text2 })

/** A name, a bar, and its figures; figures go beside the name on phones. */
export const bars = featureStyle({ display: 'grid', gap: 0, margin: 0 })
export const bar = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, 190px) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 16px',
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 8 } },
})
/** The bar below its name and figures at every width. */
export const stacked = featureStyle({ gridTemplateColumns: 'minmax(0, 1fr) auto' })
export const stackedTrack = featureStyle({ gridColumn: '1 / -1', gridRow: 2 })
export const barName = featureStyle({ fontWeight: 600, overflowWrap: 'anywhere' })
export const track = featureStyle({
  position: 'relative',
  height: 12,
  borderRadius: 4,
  background: color.press,
  '@media': { [below('sm')]: { gridColumn: '1 / -1', gridRow: 2 } },
})
export const fill = featureStyle({ position: 'absolute', insetBlock: 0, left: 0, borderRadius: 4 })
export const fills = variants(featureStyle, {
  you: { background: color.primary },
  weak: { background: color.dangerFill },
  middling: { background: color.warningFill },
  good: { background: color.successFill },
})
export const tick = featureStyle({ position: 'absolute', insetBlock: -4, width: 3 })
export const ticks = variants(featureStyle, {
  average: { background: color.text2, width: 2 },
  top: { background: color.text },
})
export const figures = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 64,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('sm')]: { gridAutoColumns: 44 } },
})
export const figureHead = featureStyle({
  font: font.small,
  color: color.text2,
  '@media': { [below('sm')]: { fontSize: '.75rem' } },
})
export const good = featureStyle({ color: color.success })
export const bad = featureStyle({ color: color.danger })
export const strong = featureStyle({ fontWeight: 650 })
export const numeric = featureStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const lost = featureStyle({ font: font.label, textAlign: 'end' })

export const choices = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const choice = featureStyle({
  font: font.label,
  minHeight: 40,
  paddingInline: 16,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': { background: color.ink, color: color.onInk, borderColor: color.ink },
  },
})
export const matrix = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
  gap: 6,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(25, minmax(0, 1fr))' } },
})
export const cell = featureStyle({
  display: 'grid',
  placeItems: 'center',
  height: 40,
  borderRadius: vars.radius.control,
  border: `1px solid ${color.line2}`,
  font: `600 .8125rem/1 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
})
export const cells = variants(featureStyle, {
  right: { background: color.successSoft, color: color.success, borderColor: 'transparent' },
  partly: { background: color.warningSoft, color: color.warning, borderColor: 'transparent' },
  wrong: { background: color.dangerSoft, color: color.danger, borderColor: color.dangerLine },
  plain: {},
})
