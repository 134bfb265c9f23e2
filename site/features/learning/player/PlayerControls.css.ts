import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'

const { font } = vars
const figures = { fontVariantNumeric: 'tabular-nums', color: fixedColors.white } as const

export const controls = featureStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  padding: '40px 12px 4px',
  background: `linear-gradient(to top, ${fixedColors.duration}, transparent)`,
  '@media': { [below('sm')]: { padding: '24px 8px 0' } },
})
export const bar = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@media': { [below('sm')]: { gap: 0 } },
})
export const button = featureStyle({
  color: fixedColors.white,
  ':hover': { background: fixedColors.onBandHover, color: fixedColors.white },
  selectors: {
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${fixedColors.white}` },
    '&[data-on]': { boxShadow: `inset 0 -3px 0 ${fixedColors.white}` },
  },
})
export const desktopOnly = featureStyle({ '@media': { [below('sm')]: { display: 'none' } } })
export const time = featureStyle({
  ...figures,
  font: font.small,
  paddingInline: 6,
  whiteSpace: 'nowrap',
  '@media': { [below('sm')]: { paddingInline: 2 } },
})
export const spacer = featureStyle({ flex: 1 })
export const speed = featureStyle({
  ...figures,
  appearance: 'none',
  minWidth: 58,
  height: 44,
  paddingInline: 8,
  '@media': { [below('sm')]: { minWidth: 48, paddingInline: 2 } },
  border: 0,
  textAlign: 'center',
  background: 'none',
  font: `600 .9375rem/1 ${font.family}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { background: fixedColors.onBandHover },
  ':focus-visible': { outline: `2px solid ${fixedColors.white}`, outlineOffset: -2 },
})
layeredGlobal('features', `${speed} > option`, { color: fixedColors.ink, background: fixedColors.white })
