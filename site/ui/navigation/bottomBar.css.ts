import { from } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

const { color } = vars

/** The price and the next action at the bottom of phones. `data-bottom-bar` hides the navigation. */
export const bottomBar = uiStyle({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 30,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  '@media': { [from('md')]: { display: 'none' } },
})
