import { courseCards } from '#site/data/courseCards.ts'
import type { CourseGridBlock } from '#site/data/pages.ts'
import { getTopCourses } from '#site/data/products.ts'
import { ItemCard, ItemCell, ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, section } from '#site/ui/layout.css.ts'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { linkOf } from './linkOf.ts'

const DEFAULT_LIMIT = 4

/** The first courses of a tag, or of all. */
export async function CourseGrid({ block, project }: { block: CourseGridBlock; project: string }) {
  const courses = await getTopCourses(project, block.limit ?? DEFAULT_LIMIT, block.tag)
  if (courses.length === 0) return null
  const cards = await courseCards(project, courses)
  return (
    <section className={section}>
      <div className={container}>
        <SectionHead heading={block.heading || 'Courses'} sub={block.sub} link={linkOf(block)} />
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
