import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { ProductCell } from '#site/features/shell/products/ProductCell.tsx'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { SectionHead } from '#site/ui/SectionHead.tsx'

type ProductCardsProps = {
  heading: string
  sub?: string | null
  link: { label: string; href: string } | null
  cards: readonly ProductCardFacts[]
}

/** A row of product cards; only books are laid out as on a bookshelf. Renders nothing without products. */
export function ProductCards({ heading, sub, link, cards }: ProductCardsProps) {
  if (cards.length === 0) return null
  return (
    <section className={section}>
      <div className={container}>
        <SectionHead heading={heading} sub={sub} link={link} />
        <ItemGrid look={cards.every(({ look }) => look === 'book') ? 'shelf' : 'rail'}>
          {cards.map((card) => (
            <ProductCell key={card.id} {...card} />
          ))}
        </ItemGrid>
      </div>
    </section>
  )
}
