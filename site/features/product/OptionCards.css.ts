import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { featureStyle } from '#site/styles/layered.ts'

const { color } = vars
const family = vars.font.family

export const legend = featureStyle({ font: vars.font.label, marginBottom: 8 })
export const cards = featureStyle({ display: 'grid', gap: 8 })
export const card = featureStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '8px 14px',
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  font: `550 .9375rem/1.35 ${family}`,
  cursor: 'pointer',
  minWidth: 0,
  selectors: {
    '&:has(:checked)': { borderColor: color.primaryText, background: color.primarySoft },
    '&:has(:focus-visible)': focusVisible,
    '&:has(:disabled)': { color: color.text3, cursor: 'not-allowed', borderColor: color.line },
  },
  '@media': {
    [hover]: { selectors: { '&:hover:not(:has(:checked), :has(:disabled))': { background: color.hover } } },
  },
})
/** Covers its card, invisible: the whole card is clickable. */
export const input = featureStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
export const bubble = featureStyle({
  flex: 'none',
  width: 20,
  height: 20,
  borderRadius: '50%',
  border: `1.5px solid ${color.lineControl}`,
  selectors: {
    [`${input}:checked + &`]: {
      borderColor: color.primaryMark,
      background: color.primaryMark,
      boxShadow: `inset 0 0 0 4px ${color.surface}`,
    },
  },
})
export const label = featureStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const note = featureStyle({
  display: 'block',
  font: `450 .8125rem/1.4 ${family}`,
  color: color.text2,
})
export const price = featureStyle({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
