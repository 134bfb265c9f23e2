import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color, font } = vars

export const bar = featureStyle({
  height: 64,
  background: color.band,
  color: color.onBand,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px 0 8px',
  position: 'sticky',
  top: 0,
  zIndex: 20,
  '@media': { [below('lg')]: { position: 'static' } },
})
export const back = featureStyle({
  width: 44,
  height: 44,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${fixedColors.white}` } },
})
export const barText = featureStyle({ flex: 1, minWidth: 0 })
const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const
export const barTitle = featureStyle({
  font: `600 1rem/1.3 ${font.family}`,
  letterSpacing: '-.012em',
  ...oneLine,
})
export const barLocation = featureStyle({
  font: `400 .8125rem/1.45 ${font.family}`,
  color: color.onBand2,
  ...oneLine,
})
export const barProgress = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@media': { [below('lg')]: { display: 'none' } },
})
export const count = featureStyle({ font: font.small, fontVariantNumeric: 'tabular-nums' })
export const track = featureStyle({
  width: 140,
  height: 6,
  borderRadius: 3,
  background: color.bandLine,
  overflow: 'hidden',
})
export const fill = featureStyle({
  display: 'block',
  height: '100%',
  borderRadius: 3,
  background: fixedColors.white,
})
export const barButton = featureStyle({
  color: fixedColors.white,
  ':hover': { background: fixedColors.onBandHover, color: fixedColors.white },
  selectors: { '&[data-focus-visible]': { boxShadow: `0 0 0 2px ${fixedColors.white}` } },
})
