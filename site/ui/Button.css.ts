import { createVar, keyframes } from '@vanilla-extract/css'
import { hover, reducedMotion, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle, variants } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  fontFamily: vars.font.family,
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-.008em',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  overflow: 'hidden',
  textAlign: 'center',
  cursor: 'pointer',
  color: color.text,
  background: 'none',
  transition: `background ${vars.time.fast} ${vars.ease.out}, border-color ${vars.time.fast} ${vars.ease.out}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': {
      background: color.press,
      color: color.text3,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

const padding = createVar()

export const sizes = variants(uiStyle, {
  s: {
    minHeight: 36,
    paddingInline: padding,
    vars: { [padding]: '14px' },
    fontSize: '.875rem',
    '@media': { [touch]: { minHeight: 44 } },
  },
  m: { minHeight: 44, paddingInline: padding, vars: { [padding]: '18px' }, fontSize: '.9375rem' },
  l: { minHeight: 52, paddingInline: padding, vars: { [padding]: '26px' }, fontSize: '1rem' },
})

export const block = uiStyle({ width: '100%' })

const active = '&:not([data-disabled])'
const hovered = (rule: object) => ({ '@media': { [hover]: { selectors: { [`${active}:hover`]: rule } } } })
const pressed = (rule: object) => ({
  selectors: { [`${active}:active`]: rule, [`${active}[data-pressed]`]: rule },
})

export const looks = variants(uiStyle, {
  primary: {
    background: color.primary,
    color: color.onPrimary,
    ...hovered({ background: color.primaryHover }),
    ...pressed({ background: color.primaryPress }),
  },
  ink: {
    background: color.ink,
    color: color.onInk,
    ...hovered({ background: color.inkHover }),
    ...pressed({ background: color.inkHover }),
  },
  outline: {
    borderColor: color.line2,
    background: color.surface,
    ...hovered({ background: color.hover, borderColor: color.lineControl }),
    ...pressed({ background: color.press }),
  },
  soft: {
    background: color.primarySoft,
    color: color.primaryText,
    ...hovered({ borderColor: color.primaryLine }),
    ...pressed({ borderColor: color.primaryText }),
  },
  ghost: {
    color: color.primaryText,
    ...hovered({ background: color.primarySoft }),
    ...pressed({ background: color.primarySoft }),
  },
  danger: {
    color: color.danger,
    borderColor: color.dangerLine,
    ...hovered({ background: color.dangerSoft }),
    ...pressed({ background: color.dangerSoft }),
  },
  dangerFill: {
    background: color.dangerFill,
    color: fixedColors.white,
    ...hovered({ borderColor: color.danger }),
    ...pressed({ borderColor: color.danger }),
  },
  onBand: {
    background: fixedColors.white,
    color: fixedColors.ink,
    ...hovered({ background: color.onBand2 }),
  },
  onBandOutline: {
    borderColor: fixedColors.onBandLine,
    color: fixedColors.white,
    ...hovered({ background: fixedColors.onBandHover }),
    ...pressed({ background: fixedColors.onBandHover }),
  },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = uiStyle({
  width: 16,
  height: 16,
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '2.4s' } },
})

export const iconSlot = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  flex: 'none',
})

/** A pending button without an icon gives half of its padding to the spinner: its width does not change. */
export const pendingBare = uiStyle({ paddingInline: `calc(${padding} - 12px)` })
