import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars

export const page = featureStyle({ paddingBlock: '20px 72px' })
export const title = featureStyle({ margin: '10px 0 24px' })
export const scroller = featureStyle({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
})
export const table = featureStyle({ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 })
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
export const corner = featureStyle({ ...first, ...edge })
export const name = featureStyle({
  ...first,
  ...edge,
  padding: '14px 16px',
  font: `550 .875rem/1.4 ${vars.font.family}`,
  color: color.text2,
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
})
export const head = featureStyle({
  ...edge,
  padding: 16,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: 400,
})
export const headInside = featureStyle({
  position: 'relative',
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  minWidth: 0,
})
export const picture = featureStyle({ width: '100%', maxWidth: 260 })
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
