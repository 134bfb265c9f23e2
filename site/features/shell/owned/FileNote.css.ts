import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const fileNote = featureStyle({ font: vars.font.small, color: vars.color.text2 })
