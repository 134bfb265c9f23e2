import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  // Beside a long price it stays on one line.
  flexShrink: 0,
  whiteSpace: 'nowrap',
  font: `600 .8125rem/1 ${vars.font.family}`,
})
export const star = uiStyle({ fill: vars.color.star, stroke: vars.color.star })
export const count = uiStyle({ color: vars.color.text3, fontWeight: 450 })
