import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { grids, title } from '#site/ui/ItemCard.css.ts'
import { cardFrame } from './ProductCell.css.ts'

const { color } = vars

export const filled = featureStyle({ fill: 'currentColor', color: color.danger })

/** At the lower right of the cover; in rows on phones at the end of the title. */
export const onCard = featureStyle({
  position: 'absolute',
  right: 8,
  top: 'calc(56.25cqw - 44px)',
  width: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  transition: `opacity ${vars.time.fast}`,
  selectors: { [`${cardFrame}[data-look="book"] &`]: { top: 'calc(75cqw - 44px)' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
    [hover]: { opacity: 0, selectors: { '&:focus-visible, &[aria-pressed="true"]': { opacity: 1 } } },
  },
})
layeredGlobal('features', `${cardFrame}:hover ${onCard}`, { opacity: 1 })
// A book on its own stands at the left of its cell, as wide as the cell up to 232 px.
layeredGlobal('features', `${grids.shelf} ${onCard}`, {
  top: 'calc(min(100cqw, 232px) * 4 / 3 - 44px) !important',
  right: 'calc(100cqw - min(100cqw, 232px) + 8px)',
})
layeredGlobal('features', `${grids.list} ${onCard}`, {
  '@media': {
    [below('sm')]: { top: '2px !important', right: 2, width: 44, height: 44, border: 0, background: 'none' },
  },
})
layeredGlobal('features', `${grids.list} ${cardFrame} ${title}`, {
  '@media': { [below('sm')]: { paddingInlineEnd: 32 } },
})
