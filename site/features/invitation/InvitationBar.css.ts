import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const bar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 20px',
  padding: '12px 16px',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink,
})

export const message = featureStyle({ maxWidth: '70ch', margin: 0, font: vars.font.label })

export const actions = featureStyle({ display: 'flex', gap: 8 })
