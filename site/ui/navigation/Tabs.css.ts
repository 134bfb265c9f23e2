import { vars } from '#site/styles/contract.css.ts'
import { forcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const list = uiStyle({
  display: 'flex',
  gap: 4,
  boxShadow: `inset 0 -1px 0 ${color.line}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
})

export const tab = uiStyle({
  padding: '14px 12px',
  minHeight: 44,
  font: `550 .9375rem/1.2 ${vars.font.family}`,
  color: color.text2,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover, &[data-hovered]': { color: color.text },
    '&[data-selected], &[aria-current="true"], &[aria-current="page"]': {
      color: color.text,
      borderBottomColor: color.primaryMark,
      '@media': { [forcedColors]: { borderBottomColor: 'Highlight' } },
    },
    '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' },
    '&[data-focus-visible], &:focus-visible': {
      boxShadow: `inset 0 0 0 2px ${color.primaryText}`,
      borderRadius: vars.radius.badge,
    },
  },
  // Forced colours also colour transparent borders.
  '@media': { [forcedColors]: { borderBottomColor: 'Canvas' } },
})

export const count = uiStyle({ color: color.text3, fontWeight: 450, marginInlineStart: 6 })
export const panel = uiStyle({ paddingTop: 20, outline: 'none' })
