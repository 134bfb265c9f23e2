import type { CourseGridBlock } from '#site/data/pageBlocks.ts'
import { LIMITS, type SectionContent } from '#site/data/sectionContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { linkOf } from './linkOf.ts'
import { ProductCards } from './ProductCards.tsx'

/** The first courses of a tag, or of all tags. */
export function CourseGrid({ block, content }: { block: CourseGridBlock; content: SectionContent }) {
  const t = useTexts('sections')
  const { heading, sub, tag, limit } = block
  const cards = content.coursesOf.get(tag ?? '') ?? []
  return (
    <ProductCards
      heading={heading || t.courses}
      sub={sub}
      link={linkOf(block)}
      cards={cards.slice(0, limit ?? LIMITS.courseGrid)}
    />
  )
}
