import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal, variants } from '#site/styles/layered.ts'

const phone = below('md')

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'clamp(24px, 5vw, 72px)',
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 } },
})
export const figure = featureStyle({
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.color.press,
  '@media': { [phone]: { aspectRatio: '16 / 9' } },
})
export const image = featureStyle({ width: '100%', height: '100%', objectFit: 'cover' })
export const copy = featureStyle({ display: 'grid', gap: 16, minWidth: 0 })

export const sides = variants(featureStyle, { left: {}, right: {} })
layeredGlobal('features', `${sides.right} > ${figure}`, {
  order: 2,
  '@media': { [phone]: { order: 0 } },
})
