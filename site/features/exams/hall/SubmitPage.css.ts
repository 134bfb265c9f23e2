import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const page = featureStyle({
  position: 'relative',
  flex: 1,
  overflow: 'auto',
  padding: '32px clamp(16px, 4vw, 56px) 0',
  outline: 'none',
})
export const inner = featureStyle({ maxWidth: 880, marginInline: 'auto', display: 'grid', gap: 24 })
export const title = featureStyle({ font: font.h2, letterSpacing: vars.tracking.tight })
export const lead = featureStyle({ color: color.text2, marginTop: 6 })
export const scroller = featureStyle({ overflowX: 'auto', minWidth: 0 })
export const table = featureStyle({
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
})
layeredGlobal('features', `${table} :is(th, td)`, {
  borderBottom: `1px solid ${color.line}`,
  padding: '12px 10px',
  textAlign: 'end',
  font: `450 .9375rem/1.4 ${font.family}`,
})
layeredGlobal('features', `${table} thead th`, {
  font: `550 .8125rem/1.3 ${font.family}`,
  color: color.text2,
  verticalAlign: 'bottom',
})
layeredGlobal('features', `${table} :is(th, td):first-child`, { textAlign: 'start', fontWeight: 600 })
layeredGlobal('features', `${table} tfoot :is(th, td)`, { fontWeight: 650, borderBottom: 0 })
// On phones every section is a list of its counts, so that none is out of sight.
const onPhone = (selector: string, rule: object) =>
  layeredGlobal('features', `${table} ${selector}`, { '@media': { [below('sm')]: rule } })
onPhone('thead', { display: 'none' })
onPhone(':is(tbody, tfoot)', { display: 'block' })
onPhone('tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 12,
  borderBottom: `1px solid ${color.line}`,
})
onPhone('tfoot tr', { borderBottom: 0 })
onPhone(':is(th, td)', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  border: 0,
  padding: '4px 0',
})
onPhone('td::before', { content: 'attr(data-label)', fontWeight: 450, color: color.text2 })
export const jumps = featureStyle({ display: 'grid', gap: 10 })
export const jumpTitle = featureStyle({ font: font.h4 })
export const jumpList = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 10 })
export const sectionName = featureStyle({ font: font.small, color: color.text2 })
/** In reach below a long list of questions. */
export const actions = featureStyle({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  gap: 12,
  paddingBlock: '12px 20px',
  background: color.bg,
  '@media': { [below('sm')]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
})
