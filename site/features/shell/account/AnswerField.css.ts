import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const wide = featureStyle({ gridColumn: '1 / -1', border: 0, padding: 0, minWidth: 0 })
export const legend = featureStyle({ font: vars.font.label, padding: 0, marginBottom: 8 })
export const boxes = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' })
