import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({
  display: 'grid',
  justifyItems: 'center',
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
