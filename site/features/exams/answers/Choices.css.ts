import { below, from, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars

export const group = featureStyle({ border: 0, padding: 0, margin: 0, minWidth: 0 })
export const list = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const single = featureStyle({ '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })

export const option = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 16px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.card,
  font: `450 1.0625em/1.5 ${vars.font.family}`,
  background: color.surface,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&:has(input:checked)': {
      borderColor: color.primary,
      background: color.primarySoft,
      boxShadow: `0 0 0 1px ${color.primary}`,
    },
    '[data-outcome="right"] &:has(input:checked)': {
      borderColor: color.successFill,
      background: color.successSoft,
      boxShadow: `0 0 0 1px ${color.successFill}`,
    },
    '[data-outcome="wrong"] &:has(input:checked)': {
      borderColor: color.dangerFill,
      background: color.dangerSoft,
      boxShadow: `0 0 0 1px ${color.dangerFill}`,
    },
    '&:has(input:focus-visible)': focusVisible,
    '&:has(input:disabled)': { cursor: 'default' },
  },
  '@media': {
    [below('md')]: { minHeight: 60 },
    [hover]: {
      selectors: { '&:hover:not(:has(input:disabled), :has(input:checked))': { background: color.hover } },
    },
  },
})

export const bubble = featureStyle({
  width: 34,
  height: 34,
  flex: 'none',
  borderRadius: '50%',
  border: `1.5px solid ${color.lineControl}`,
  display: 'grid',
  placeItems: 'center',
  font: `650 .875rem/1 ${vars.font.family}`,
  selectors: {
    'input:checked ~ &': { background: color.primary, borderColor: color.primary, color: color.onPrimary },
    '[data-outcome="right"] input:checked ~ &': {
      background: color.successFill,
      borderColor: color.successFill,
    },
    '[data-outcome="wrong"] input:checked ~ &': {
      background: color.dangerFill,
      borderColor: color.dangerFill,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { 'input:checked ~ &': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
/** Of questions with several right options. */
export const box = featureStyle({ borderRadius: vars.radius.control })
export const words = featureStyle({ minWidth: 0, flex: 1 })
export const removed = featureStyle({ font: vars.font.small, color: color.text2 })
