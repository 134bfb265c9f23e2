import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const page = featureStyle({ paddingBlock: '28px 64px', display: 'grid', gap: 24 })
export const title = featureStyle({ font: font.h1, letterSpacing: vars.tracking.tight, textWrap: 'balance' })
export const lead = featureStyle({ color: color.text2, marginTop: 6 })
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })
