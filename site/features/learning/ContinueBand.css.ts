import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { color, font, subject } = vars

export const root = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  background: color.band,
  color: color.onBand,
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  '@media': { [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const art = featureStyle({
  display: 'block',
  position: 'relative',
  background: subject.cover,
  color: subject.coverLine,
  minHeight: 232,
  '@media': { [below('md')]: { minHeight: 0, aspectRatio: '16 / 8' } },
})
export const drawing = featureStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const play = featureStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 64,
  height: 64,
  borderRadius: '50%',
  background: fixedColors.white,
  color: fixedColors.ink,
  display: 'grid',
  placeItems: 'center',
})
export const playIcon = featureStyle({ fill: 'currentColor', marginInlineStart: 3 })
export const done = featureStyle({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: 5,
  background: `color-mix(in srgb, ${fixedColors.white} 28%, transparent)`,
})
export const doneFill = featureStyle({ display: 'block', height: '100%', background: fixedColors.white })
export const copy = featureStyle({
  padding: 'clamp(20px, 3vw, 40px)',
  display: 'grid',
  gap: 8,
  alignContent: 'center',
})
export const where = featureStyle({ font: font.small, color: color.onBand2 })
export const text = featureStyle({ color: color.onBand2 })
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 14 })
layeredGlobal('features', `${actions} > a`, { '@media': { [below('sm')]: { flex: 1 } } })
