import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font } = vars

export const rows = featureStyle({ display: 'grid', gap: 12 })
export const row = featureStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}`, paddingTop: 12 } },
})
export const what = featureStyle({ display: 'grid', flex: '1 1 160px', minWidth: 0 })
layeredGlobal('features', `${what} b`, { overflowWrap: 'anywhere' })
export const fact = featureStyle({ font: font.small, color: color.text2 })
export const links = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 8 })
