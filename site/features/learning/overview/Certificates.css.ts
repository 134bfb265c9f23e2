import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const rows = featureStyle({ display: 'grid', gap: 16, marginTop: 14 })
export const row = featureStyle({ display: 'flex', gap: 12 })
export const icon = featureStyle({ color: color.primaryText, flex: 'none' })
export const body = featureStyle({ display: 'grid', gap: 2, minWidth: 0 })
export const name = featureStyle({ font: font.h4 })
export const facts = featureStyle({ font: font.small, color: color.text2 })
export const ways = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 16, font: font.small })
