import type { CourseFacts } from '#site/data/sectionContent.ts'
import { ItemCard, ItemCell, ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { SectionHead } from '#site/ui/SectionHead.tsx'

type CourseCardsProps = {
  heading: string
  sub?: string | null
  link: { label: string; href: string } | null
  cards: readonly CourseFacts[]
}

/** A row of courses that one can buy; nothing when there are none. */
export function CourseCards({ heading, sub, link, cards }: CourseCardsProps) {
  if (cards.length === 0) return null
  return (
    <section className={section}>
      <div className={container}>
        <SectionHead heading={heading} sub={sub} link={link} />
        <ItemGrid look="rail">
          {cards.map(({ id, ...card }) => (
            <ItemCell key={id}>
              <ItemCard {...card} />
            </ItemCell>
          ))}
        </ItemGrid>
      </div>
    </section>
  )
}
