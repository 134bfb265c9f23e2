import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

/** Fills the box of the field, so that a click anywhere on it opens the list. */
export const select = uiStyle({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  minHeight: 46,
  marginInline: -14,
  paddingInline: '14px 42px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textOverflow: 'ellipsis',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus-visible': { boxShadow: 'none' },
    // Nothing is selected yet.
    '&:has(> option[value=""]:checked)': { color: vars.color.text3 },
  },
})
export const option = uiStyle({ color: vars.color.text, background: vars.color.surface })
export const chevron = uiStyle({ flex: 'none', pointerEvents: 'none' })
