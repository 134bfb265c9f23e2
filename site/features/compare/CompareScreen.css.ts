import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { kicker as coverKicker, title as coverTitle } from '#site/ui/media/Cover.css.ts'

const { color } = vars
/** Below this width the row names are above their cells: two products fit side by side, and the edge of a third is visible. */
const phone = below('sm')
/** Custom property with the number of compared products. */
export const COLUMNS = '--columns'

export const page = featureStyle({ paddingBlock: '20px 72px' })
export const title = featureStyle({ margin: '10px 0 24px' })
export const scroller = featureStyle({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const table = featureStyle({
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  minWidth: `calc(140px + var(${COLUMNS}) * 200px)`,
  '@media': { [phone]: { display: 'block', minWidth: `calc(var(${COLUMNS}) * 144px)` } },
})
layeredGlobal('features', `${table} :is(thead, tbody)`, { '@media': { [phone]: { display: 'block' } } })
layeredGlobal('features', `${table} tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: `repeat(var(${COLUMNS}), minmax(144px, 1fr))`,
      borderBottom: `1px solid ${color.line}`,
    },
  },
})
layeredGlobal('features', `${table} tbody tr:last-child`, { '@media': { [phone]: { borderBottom: 0 } } })
const edge = { borderBottom: `1px solid ${color.line}` } as const
const first = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: 'clamp(104px, 20vw, 180px)',
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  textAlign: 'start',
} as const
export const corner = featureStyle({ ...first, ...edge, '@media': { [phone]: { display: 'none' } } })
export const name = featureStyle({
  ...first,
  ...edge,
  padding: '14px 16px',
  font: `550 .875rem/1.4 ${vars.font.family}`,
  color: color.text2,
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  '@media': {
    [phone]: {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      width: 'auto',
      padding: '10px 12px 0',
      border: 0,
      display: 'flex',
      gap: 8,
      alignItems: 'baseline',
    },
  },
})
export const head = featureStyle({
  ...edge,
  padding: 16,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 400,
  '@media': { [phone]: { padding: 12, borderBottom: 0 } },
})
export const headInside = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  minWidth: 0,
})
export const picture = featureStyle({ width: '100%', maxWidth: 260 })
layeredGlobal('features', `${picture} ${coverTitle}`, {
  '@media': { [phone]: { fontSize: '.8125rem', left: 10, right: 10, bottom: 8 } },
})
layeredGlobal('features', `${picture} ${coverKicker}`, { '@media': { [phone]: { display: 'none' } } })
export const book = featureStyle({ width: 108 })
export const product = featureStyle({
  font: `620 1rem/1.36 ${vars.font.family}`,
  overflowWrap: 'anywhere',
  minWidth: 0,
  ':hover': { color: color.primaryText },
})
export const cell = featureStyle({
  ...edge,
  padding: '14px 16px',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  '@media': { [phone]: { padding: '2px 12px 10px', borderBottom: 0 } },
})
export const remove = featureStyle({
  position: 'absolute',
  right: 0,
  top: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
})

/** Differences are written out, not shown by colour alone. */
export const different = featureStyle({
  display: 'block',
  font: vars.font.tiny,
  color: vars.color.primaryText,
})
layeredGlobal('features', `tr[data-different] ${cell}`, { fontWeight: 600 })
/** Hidden until this device's products are read; visible without scripts, which can't read them. */
export const waits = featureStyle({ '@media': { '(scripting: enabled)': { visibility: 'hidden' } } })
