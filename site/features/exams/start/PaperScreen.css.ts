import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const page = featureStyle({ paddingBlock: '20px 64px', display: 'grid', gap: 24 })
export const title = featureStyle({
  font: font.h1,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const facts = featureStyle({
  color: color.text2,
  font: font.lead,
  marginTop: 6,
  fontVariantNumeric: 'tabular-nums',
})
export const main = featureStyle({ display: 'grid', gap: 36, minWidth: 0 })
export const part = featureStyle({ display: 'grid', gap: 14, minWidth: 0 })
export const heading = featureStyle({ font: font.h3 })
export const scroller = featureStyle({ overflowX: 'auto', minWidth: 0 })
export const table = featureStyle({
  borderCollapse: 'collapse',
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
})
layeredGlobal('features', `${table} :is(th, td)`, {
  borderBottom: `1px solid ${color.line}`,
  padding: '12px 12px 12px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  font: `450 .9375rem/1.45 ${font.family}`,
})
layeredGlobal('features', `${table} thead th`, {
  font: `550 .8125rem/1.3 ${font.family}`,
  color: color.text2,
})
layeredGlobal('features', `${table} tbody th`, { fontWeight: 600 })
export const schemes = featureStyle({ display: 'grid', gap: 4 })
export const scheme = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: '2px 10px' })
export const right = featureStyle({ color: color.success, fontWeight: 600 })
export const wrong = featureStyle({ color: color.danger, fontWeight: 600 })
export const rules = featureStyle({ display: 'grid', gap: 10 })
layeredGlobal('features', `${rules} li`, { display: 'flex', gap: 10, alignItems: 'baseline' })
layeredGlobal('features', `${rules} li::before`, {
  content: '""',
  width: 8,
  height: 8,
  flex: 'none',
  borderRadius: '50%',
  border: `1.5px solid ${color.lineControl}`,
})
export const card = featureStyle({
  position: 'sticky',
  top: 90,
  display: 'grid',
  gap: 18,
  '@media': { [below('md')]: { position: 'static' } },
})
/** On a phone above what the paper is about. */
export const ahead = featureStyle({ '@media': { [below('md')]: { order: -1 } } })
export const panel = featureStyle({
  display: 'grid',
  gap: 18,
  padding: 24,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  '@media': { [below('sm')]: { padding: 18 } },
})
export const choices = featureStyle({
  border: 0,
  padding: 0,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
})
export const choicesName = featureStyle({ font: font.label, padding: 0, marginBottom: 8 })
export const quiet = featureStyle({ font: font.small, color: color.text2 })
export const state = featureStyle({ font: font.h4 })
export const attempts = featureStyle({ display: 'grid' })
export const attempt = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingBlock: 12,
  borderTop: `1px solid ${color.line}`,
})
export const attemptName = featureStyle({ font: `600 .9375rem/1.4 ${font.family}` })
