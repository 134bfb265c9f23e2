import { vars } from '#site/styles/contract.css.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const scroller = uiStyle({ overflowX: 'auto', overscrollBehaviorX: 'contain', minWidth: 0 })
export const table = uiStyle({ borderCollapse: 'collapse', minWidth: '100%' })

layeredGlobal('ui', `${table} :is(th, td)`, {
  border: `1px solid ${color.line}`,
  padding: '8px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  minWidth: 96,
})
layeredGlobal('ui', `${table} th`, { background: color.press, fontWeight: 600 })
