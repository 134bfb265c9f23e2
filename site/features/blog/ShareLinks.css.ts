import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const row = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
export const label = featureStyle({ font: vars.font.label, color: vars.color.text2, marginInlineEnd: 4 })
