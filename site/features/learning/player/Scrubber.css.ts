import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

export const root = featureStyle({ position: 'relative', height: 20, display: 'grid', alignItems: 'center' })
export const range = featureStyle({
  appearance: 'none',
  width: '100%',
  height: 5,
  margin: 0,
  borderRadius: 3,
  cursor: 'pointer',
  backgroundColor: `color-mix(in srgb, ${fixedColors.white} 34%, transparent)`,
  backgroundImage: `linear-gradient(${fixedColors.white}, ${fixedColors.white})`,
  backgroundRepeat: 'no-repeat',
  ':focus-visible': { outline: `2px solid ${fixedColors.white}`, outlineOffset: 6 },
})
const thumb = {
  appearance: 'none',
  width: 14,
  height: 14,
  border: 0,
  borderRadius: '50%',
  background: fixedColors.white,
} as const
layeredGlobal('features', `${range}::-webkit-slider-thumb`, thumb)
layeredGlobal('features', `${range}::-moz-range-thumb`, thumb)
export const chapterTick = featureStyle({
  position: 'absolute',
  top: 5,
  width: 3,
  height: 10,
  marginInlineStart: -1,
  background: fixedColors.bandStar,
  pointerEvents: 'none',
})
