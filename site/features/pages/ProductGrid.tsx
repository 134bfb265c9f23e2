import type { ProductGridBlock } from '#site/data/pageBlocks.ts'
import { LIMITS, type SectionContent } from '#site/data/sectionContent.ts'
import { CourseCards } from './CourseCards.tsx'
import { linkOf } from './linkOf.ts'

/** Products chosen by the editor, in that order; else the first of a tag, or of all. */
export function ProductGrid({ block, content }: { block: ProductGridBlock; content: SectionContent }) {
  const { heading, sub, products, tag, limit } = block
  const cards = products?.length
    ? products.flatMap((id) => content.courses.get(id) ?? [])
    : (content.coursesOf.get(tag ?? '') ?? []).slice(0, limit ?? LIMITS.productGrid)
  return <CourseCards heading={heading || 'From our shop'} sub={sub} link={linkOf(block)} cards={cards} />
}
