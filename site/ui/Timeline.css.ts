import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 14,
  paddingBottom: 24,
  position: 'relative',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: 9,
      top: 22,
      bottom: 2,
      width: 2,
      background: color.line2,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: color.successFill },
    '&[data-state="todo"]': { color: color.text3 },
  },
})
export const title = uiStyle({ font: `600 .9375rem/1.4 ${vars.font.family}` })
export const when = uiStyle({ font: `450 .8125rem/1.4 ${vars.font.family}`, color: color.text2 })
