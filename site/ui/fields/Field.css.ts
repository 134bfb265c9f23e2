import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

/** A focused field is scrolled into view with its label and two lines of error text. */
const scrollMarginBlock = '32px 56px'

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  alignContent: 'start',
  minWidth: 0,
})
export const labelRow = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  font: vars.font.label,
})
export const counter = uiStyle({
  color: color.text3,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  flex: 'none',
})

export const box = uiStyle({
  minHeight: 48,
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingInline: 14,
  border: `1px solid ${color.lineControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  font: `450 1rem/1.3 ${vars.font.family}`,
  transition: `border-color ${vars.time.fast} ${vars.ease.out}`,
  scrollMarginBlock,
  selectors: {
    '&:focus-within, &[data-focused]': {
      borderColor: color.primaryText,
      boxShadow: `0 0 0 1px ${color.primaryText}`,
    },
    [`&[data-invalid], ${root}[data-invalid] > &`]: {
      borderColor: color.danger,
      boxShadow: `0 0 0 1px ${color.danger}`,
    },
    '&[data-disabled]': { background: color.sunken, borderColor: color.line2, color: color.text2 },
  },
})

export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  width: '100%',
  height: 46,
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  borderRadius: 0,
  scrollMarginBlock,
  selectors: {
    '&:focus-visible': { boxShadow: 'none' },
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&:disabled': { WebkitTextFillColor: color.text2, opacity: 1 },
    '&:-webkit-autofill': { WebkitTextFillColor: color.text, boxShadow: `inset 0 0 0 60px ${color.surface}` },
  },
})

export const affix = uiStyle({
  color: color.text2,
  paddingRight: 10,
  borderRight: `1px solid ${color.line2}`,
  height: 24,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
})

export const help = uiStyle({ font: `400 .8125rem/1.45 ${vars.font.family}`, color: color.text2 })
export const error = uiStyle({
  font: `500 .8125rem/1.45 ${vars.font.family}`,
  color: color.danger,
  display: 'flex',
  gap: 6,
  alignItems: 'start',
})
export const errorIcon = uiStyle({ marginTop: 2 })
