import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const option = featureStyle({ display: 'flex', gap: 16, justifyContent: 'space-between' })
export const optionText = featureStyle({ display: 'grid', font: vars.font.h4, lineHeight: 1.4 })
export const optionNote = featureStyle({ font: vars.font.small, color: vars.color.text2 })
export const optionPrice = featureStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
