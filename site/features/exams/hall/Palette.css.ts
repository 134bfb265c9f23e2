import { createVar } from '@vanilla-extract/css'
import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { fixedColors } from '#site/styles/fixedColors.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { featureStyle, variants } from '#site/styles/layered.ts'

const { color, font } = vars

export const aside = featureStyle({
  borderInlineStart: `1px solid ${color.line}`,
  padding: 20,
  display: 'flex',
  flexDirection: 'column',
  gap: 18,
  overflow: 'auto',
  '@media': { [below('md')]: { display: 'none' } },
})
export const person = featureStyle({ display: 'flex', alignItems: 'center', gap: 12 })
export const personName = featureStyle({ font: `620 .875rem/1.45 ${font.family}`, overflowWrap: 'anywhere' })
export const roll = featureStyle({
  font: font.tiny,
  color: color.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const names = featureStyle({ minWidth: 0 })
export const legend = featureStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '6px 8px',
  font: `500 .8125rem/1.25 ${font.family}`,
  color: color.text2,
})
export const filter = featureStyle({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  width: '100%',
  minHeight: 36,
  border: 0,
  padding: 2,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.badge,
  selectors: {
    '&[aria-pressed="true"]': { background: color.press, color: color.text },
    '&:focus-visible': focusVisible,
  },
})
export const head = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
})
export const sectionName = featureStyle({ font: `620 .875rem/1.45 ${font.family}` })
export const range = featureStyle({ font: font.tiny, color: color.text2 })
export const grid = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: 10,
  justifyItems: 'center',
})
export const submit = featureStyle({ marginTop: 'auto' })

const tickSize = createVar()
const tickDrawing = createVar()

/** A question: its state by shape and colour, its number inside. */
export const bubble = featureStyle({
  width: 44,
  height: 44,
  display: 'inline-grid',
  placeItems: 'center',
  border: '1.5px solid transparent',
  padding: 0,
  font: `650 .9375rem/1 ${font.family}`,
  fontVariantNumeric: 'tabular-nums',
  position: 'relative',
  flex: 'none',
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  vars: { [tickSize]: '15px', [tickDrawing]: '11px' },
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:disabled': { cursor: 'default', opacity: 0.6 },
    'button&:focus-visible': focusVisible,
  },
})
export const small = featureStyle({
  width: 28,
  height: 28,
  fontSize: '.75rem',
  vars: { [tickSize]: '11px', [tickDrawing]: '8px' },
})
export const current = featureStyle({ outline: `2px solid ${color.text}`, outlineOffset: 2 })

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='4.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M6 12.5l4 4 8-9'/%3E%3C/svg%3E") center / ${tickDrawing} no-repeat`
const violet = { background: color.violetFill, color: fixedColors.white, borderRadius: '50%' }
const visibleBorder = { '@media': { [forcedColors]: { borderColor: 'CanvasText' } } }

export const states = variants(featureStyle, {
  notVisited: { borderColor: color.lineControl, color: color.text2, background: color.surface },
  notAnswered: {
    background: color.dangerSoft,
    color: color.danger,
    borderColor: color.danger,
    borderRadius: '3px 3px 50% 50%',
  },
  answered: {
    background: color.successFill,
    color: fixedColors.white,
    borderRadius: '50% 50% 3px 3px',
    ...visibleBorder,
  },
  markedForReview: { ...violet, ...visibleBorder },
  answeredAndMarked: {
    ...violet,
    ...visibleBorder,
    '::after': {
      content: '""',
      position: 'absolute',
      right: -3,
      bottom: -2,
      width: tickSize,
      height: tickSize,
      borderRadius: '50%',
      background: `${color.successFill} ${tick}`,
      border: `2px solid ${color.surface}`,
      boxSizing: 'content-box',
    },
  },
})
/** The state in a letter, for people who cannot tell shapes or colours apart. */
export const letter = featureStyle({
  position: 'absolute',
  insetInlineStart: -3,
  top: -6,
  padding: '1px 3px',
  borderRadius: 3,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.lineControl}`,
  font: `700 .625rem/1 ${font.family}`,
})
