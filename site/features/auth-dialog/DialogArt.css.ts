import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

export const root = featureStyle({
  height: '100%',
  minHeight: 560,
  padding: 28,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.subject.cover,
  color: vars.subject.coverLine,
})
export const drawing = featureStyle({
  position: 'absolute',
  inset: '12% auto auto -76%',
  width: '200%',
  maxWidth: 'none',
  height: '56%',
  zIndex: -1,
  maskImage: 'linear-gradient(transparent, #000 22%, #000 70%, transparent)',
})
export const brand = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: fixedColors.white,
  font: `700 1rem/1.3 ${vars.font.family}`,
  letterSpacing: '-.02em',
})
// `&&`, so that it wins over the tile's own colours in whatever order the two files load.
export const brandMark = featureStyle({
  selectors: { '&&': { background: fixedColors.white, color: vars.subject.cover } },
})
/** A logo is designed for a light background. */
export const plate = featureStyle({
  display: 'inline-flex',
  flex: 'none',
  padding: 4,
  borderRadius: 9,
  background: fixedColors.white,
})
export const heading = featureStyle({
  color: fixedColors.white,
  font: `660 1.625rem/1.18 ${vars.font.family}`,
  letterSpacing: '-.03em',
  textWrap: 'balance',
})
export const text = featureStyle({
  color: fixedColors.white,
  opacity: 0.88,
  marginTop: 10,
  font: `400 .9375rem/1.45 ${vars.font.family}`,
})
