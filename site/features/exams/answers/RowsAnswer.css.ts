import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color } = vars

export const columns = featureStyle({ display: 'grid', gap: 10, marginBottom: 20 })
export const column = featureStyle({ display: 'flex', gap: 12, alignItems: 'baseline' })
export const name = featureStyle({ fontWeight: 650, minWidth: 20, color: color.text2 })
export const scroller = featureStyle({ overflowX: 'auto', minWidth: 0 })
export const table = featureStyle({ borderCollapse: 'collapse', width: '100%' })
layeredGlobal('features', `${table} :is(th, td)`, {
  borderBlock: `1px solid ${color.line}`,
  padding: '10px 4px',
  textAlign: 'start',
  fontWeight: 450,
})
layeredGlobal('features', `${table} :is(th, td) + td`, { textAlign: 'center' })
layeredGlobal('features', `${table} thead th + th`, { textAlign: 'center', fontWeight: 650 })
export const row = featureStyle({ display: 'flex', gap: 12, minWidth: 96 })
export const mark = featureStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
})
