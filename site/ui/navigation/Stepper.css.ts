import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars
const phone = below('sm')

export const list = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  font: `550 .9375rem/1 ${vars.font.family}`,
  color: color.text3,
  '@media': { [phone]: { display: 'none' } },
})
export const step = uiStyle({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-state="current"]': { color: color.text },
    '&[data-state="done"]': { color: color.text2 },
    '&:not(:first-child)::before': {
      content: '""',
      width: 40,
      height: 1.5,
      background: color.line2,
      marginInlineEnd: 2,
    },
  },
})
