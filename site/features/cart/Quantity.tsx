'use client'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { CartLine } from '#domain/calls/cart.ts'
import { MAX_ITEM_QUANTITY } from '#domain/cart/CartItem.ts'
import { hasLimitedStock } from '#domain/catalogue/kinds.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { counted } from './Lines.css.ts'
import { number, root, step } from './Quantity.css.ts'
import type { LineActions } from './useLineActions.ts'

/** Quantity of goods or packs of keys: 1 to 10, and never more than the stock. */
export function Quantity({ line, actions }: { line: CartLine; actions: LineActions }) {
  const t = useTexts('cart')
  const { kind, quantity, left, title, problem, isSaved } = line
  if (!hasLimitedStock(kind) || isSaved || (problem && problem !== 'fewLeft')) return null
  const maximum = Math.min(MAX_ITEM_QUANTITY, left ?? MAX_ITEM_QUANTITY)
  // At a limit the button keeps the focus and does nothing.
  const stepTo = (next: number, isPossible: boolean) => ({
    'aria-disabled': !isPossible,
    onClick: () => isPossible && actions.setQuantity(line, next),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    <div role="group" className={counted} aria-label={fillPlaceholders(t.quantityOf, { title })}>
      <span className={root}>
        <button
          type="button"
          className={step}
          aria-label={fillPlaceholders(t.oneFewer, { title })}
          {...stepTo(Math.min(quantity - 1, maximum), quantity > 1)}
        >
          <Icon icon={Minus} size="s" />
        </button>
        <span className={number} aria-live="polite">
          {quantity}
        </span>
        <button
          type="button"
          className={step}
          aria-label={fillPlaceholders(t.oneMore, { title })}
          {...stepTo(quantity + 1, quantity < maximum)}
        >
          <Icon icon={Plus} size="s" />
        </button>
      </span>
    </div>
  )
}
