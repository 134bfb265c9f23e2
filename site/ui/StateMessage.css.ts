import { vars } from '#site/styles/contract.css.ts'
import { layeredGlobal, uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  overflowWrap: 'anywhere',
  gap: 8,
  textAlign: 'center',
  padding: '40px 20px',
})
export const art = uiStyle({ width: 120, color: vars.color.primaryText, marginBottom: 8 })
export const text = uiStyle({ color: vars.color.text2, maxWidth: '42ch', textWrap: 'balance' })
export const action = uiStyle({
  marginTop: 12,
  display: 'flex',
  gap: 12,
  flexWrap: 'wrap',
  justifyContent: 'center',
})
export const crack = uiStyle({ stroke: vars.color.danger })

// Centred in its cell, a heading is as wide as its longest word.
layeredGlobal('ui', `${root} > *`, { maxWidth: '100%', overflowWrap: 'anywhere' })
