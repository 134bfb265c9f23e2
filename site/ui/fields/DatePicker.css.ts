import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'
import { opener as comboOpener } from './ComboBox.css.ts'

const { color } = vars

export const parts = uiStyle({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  marginInlineStart: -2,
  fontVariantNumeric: 'tabular-nums',
})
export const part = uiStyle({
  padding: '4px 2px',
  borderRadius: vars.radius.badge,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.text3 },
    '&[data-type=literal]': { color: color.text3, paddingInline: 0, whiteSpace: 'pre' },
    '&[data-focused]': { background: color.primarySoft, color: color.primaryText },
    '&[data-disabled]': { color: color.text2 },
  },
})
export const opener = comboOpener
