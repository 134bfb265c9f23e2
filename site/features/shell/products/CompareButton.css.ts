import { below, hover } from '#site/styles/breakpoints.ts'
import { vars } from '#site/styles/contract.css.ts'
import { featureStyle, layeredGlobal } from '#site/styles/layered.ts'
import { cardFrame } from './ProductCell.css.ts'

const { color } = vars

export const onCard = featureStyle({
  position: 'absolute',
  right: 52,
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
  selectors: {
    [`${cardFrame}[data-look="book"] &`]: { top: 'calc(75cqw - 44px)' },
    '&[aria-pressed="true"]': {
      background: color.primary,
      color: color.onPrimary,
      borderColor: color.primary,
    },
  },
  '@media': {
    [hover]: { opacity: 0, selectors: { '&:focus-visible, &[aria-pressed="true"]': { opacity: 1 } } },
    // Rows have no room for it; the product's own page has the button too.
    [below('sm')]: { display: 'none' },
  },
})
layeredGlobal('features', `${cardFrame}:hover ${onCard}`, { opacity: 1 })
