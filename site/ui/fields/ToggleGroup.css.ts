import { hover, touch } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { focusVisible } from '#site/styles/focusRing.ts'
import { chosenInForcedColors } from '#site/styles/forcedColors.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const root = uiStyle({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 3,
  gap: 2,
  borderRadius: 10,
  border: `1px solid ${color.line2}`,
  background: color.sunken,
})

export const option = uiStyle({
  minHeight: 36,
  minWidth: 44,
  paddingInline: 14,
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  border: '1px solid transparent',
  borderRadius: 7,
  font: `550 .875rem/1.2 ${vars.font.family}`,
  color: color.text2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-selected]': {
      background: color.surface,
      borderColor: color.line2,
      color: color.text,
      boxShadow: vars.shadow.raised,
      ...chosenInForcedColors,
    },
    '&[data-disabled]': { color: color.text3, cursor: 'not-allowed' },
    '&[data-focus-visible]': focusVisible,
  },
  '@media': {
    [touch]: { minHeight: 44 },
    [hover]: { selectors: { '&:hover:not([data-disabled])': { color: color.text } } },
  },
})
