import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const back = featureStyle({ font: font.small, color: color.primaryText, fontWeight: 550 })
export const form = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 })
export const cards = featureStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })
export const hours = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 16 })
export const quiet = featureStyle({ color: color.text2, maxWidth: '68ch' })
export const page = featureStyle({ maxWidth: 560, marginInline: 'auto', paddingBlock: 40 })
