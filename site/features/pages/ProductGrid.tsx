import type { ProductGridBlock } from '#site/data/pageBlocks.ts'
import { LIMITS, type SectionContent } from '#site/data/sectionContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { linkOf } from './linkOf.ts'
import { ProductCards } from './ProductCards.tsx'

/** Products chosen by the editor, in that order; else the first of a tag, or of all tags. */
export function ProductGrid({ block, content }: { block: ProductGridBlock; content: SectionContent }) {
  const t = useTexts('sections')
  const { heading, sub, products, tag, limit } = block
  const cards = products?.length
    ? products.flatMap((id) => content.products.get(id) ?? [])
    : (content.productsOf.get(tag ?? '') ?? []).slice(0, limit ?? LIMITS.productGrid)
  return <ProductCards heading={heading || t.products} sub={sub} link={linkOf(block)} cards={cards} />
}
