import type { ReactNode } from 'react'
import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { ItemCard, ItemCell } from '#site/ui/ItemCard.tsx'
import { OwnedCardLinks, PriceOrProgress } from '../owned/OwnedCard.tsx'
import { cardFrame } from './ProductCell.css.ts'
import { WishButton } from './WishButton.tsx'

type ProductCellProps = ProductCardFacts & {
  isFirst?: boolean
  /** Further actions, rendered over the card. */
  children?: ReactNode
}

/** A product in a grid or a carousel: its card and its actions. */
export function ProductCell({ id, kind: _, isFirst, children, ...card }: ProductCellProps) {
  return (
    <ItemCell>
      <div className={cardFrame} data-look={card.look}>
        <ItemCard
          {...card}
          isFirst={isFirst}
          around={(foot) => <PriceOrProgress product={id}>{foot}</PriceOrProgress>}
        />
        <OwnedCardLinks product={id} />
        <WishButton product={id} title={card.title} look="card" />
        {children}
      </div>
    </ItemCell>
  )
}
