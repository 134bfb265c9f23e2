import { articleCardFacts } from '#site/data/articleFacts.ts'
import type { BlogListBlock } from '#site/data/pageBlocks.ts'
import { LIMITS, type SectionContent } from '#site/data/sectionContent.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ArticleCard } from '#site/ui/ArticleCard.tsx'
import { container, grids, section } from '#site/ui/layout.css.ts'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { linkOf } from './linkOf.ts'

/** The newest articles of a category, or of all categories. */
export function BlogList({ block, content }: { block: BlogListBlock; content: SectionContent }) {
  const t = useTexts('sections')
  const { heading, sub, category, limit } = block
  const posts = content.postsOf.get(category ?? '')?.slice(0, limit ?? LIMITS.blogList) ?? []
  if (posts.length === 0) return null
  return (
    <section className={section}>
      <div className={container}>
        <SectionHead
          heading={heading || t.blog}
          sub={sub}
          link={linkOf(block) ?? { label: t.allArticles, href: '/blog' }}
        />
        <ul className={grids.three}>
          {posts.map((post) => (
            <li key={post.id} style={{ display: 'grid' }}>
              <ArticleCard {...articleCardFacts(post, content.timeZone)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
