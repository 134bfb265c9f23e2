import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const page = featureStyle({ paddingBlock: 'clamp(20px, 2.6vw, 36px) clamp(40px, 5.4vw, 72px)' })
export const main = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
})
export const lead = featureStyle({ font: vars.font.lead, color: color.text2, maxWidth: '62ch' })
export const facts = featureStyle({ font: vars.font.small, color: color.text2 })
export const cover = featureStyle({
  borderRadius: vars.radius.card,
  '@media': { [below('sm')]: { borderRadius: vars.radius.control } },
})
export const box = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  position: 'sticky',
  top: 90,
  '@media': { [below('md')]: { position: 'static' } },
})
export const boxTitle = featureStyle({ font: vars.font.h3 })
export const note = featureStyle({ font: vars.font.small, color: color.text2 })
