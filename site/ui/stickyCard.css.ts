import { below } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { uiStyle } from '#site/styles/layered.ts'

/** For a `Card` beside the content (`withAside`): stays in view while the content scrolls. */
export const stickyCard = uiStyle({
  display: 'grid',
  gap: 16,
  position: 'sticky',
  top: `calc(${vars.size.header} + 20px)`,
  '@media': { [below('md')]: { position: 'static' } },
})
