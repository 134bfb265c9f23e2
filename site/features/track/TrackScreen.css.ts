import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const title = featureStyle({ font: font.h1 })
export const facts = featureStyle({ color: color.text2, marginTop: 4 })
