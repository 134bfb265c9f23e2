import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const root = featureStyle({ maxWidth: 880, display: 'grid', gap: 10 })
export const caption = featureStyle({ font: vars.font.small, color: vars.color.text2 })
