import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { font, subject } = vars

export const root = featureStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(66vh, 560px)',
  background: subject.cover,
  color: subject.coverLine,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: `linear-gradient(to top, ${subject.cover} 34%, transparent)`,
  },
  '@media': { [below('sm')]: { minHeight: 420 } },
})
export const drawing = featureStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: -2,
})
export const words = featureStyle({
  display: 'grid',
  gap: 10,
  padding: 'clamp(20px, 4vw, 56px)',
  color: fixedColors.white,
  justifyItems: 'start',
})
export const sign = featureStyle({
  width: 48,
  height: 48,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: fixedColors.play,
  color: fixedColors.ink,
})
export const title = featureStyle({ font: font.h2, letterSpacing: '-.022em' })
export const fact = featureStyle({ font: font.lead, maxWidth: '56ch' })
export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 10 })
layeredGlobal('features', `${actions} > *`, { '@media': { [below('sm')]: { flex: '1 1 40%' } } })
