import { hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

export const root = uiStyle({
  width: 44,
  height: 44,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  position: 'relative',
  cursor: 'pointer',
  transition: `background ${vars.time.fast} ${vars.ease.out}`,
  '@media': { [hover]: { ':hover': { background: vars.color.hover, color: vars.color.text } } },
  selectors: { '&[data-disabled]': { color: vars.color.text3, cursor: 'not-allowed', background: 'none' } },
})
