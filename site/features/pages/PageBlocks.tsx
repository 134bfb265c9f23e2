import type { CmsPage, PageBlock } from '#site/data/pages.ts'
import { container, section } from '#site/ui/layout.css.ts'
import { RichTextView } from '#site/ui/RichTextView.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { joined, narrow, pageHead, pageHeadInner } from './PageBlocks.css.ts'
import { PriceList } from './PriceList.tsx'
import { Quotes } from './Quotes.tsx'
import { Stats } from './Stats.tsx'
import { Tiles } from './Tiles.tsx'

/** A page of the CMS. Its first hero carries the one h1; without a hero the title does. */
export function PageBlocks({ page, project }: { page: CmsPage; project: string }) {
  const blocks = page.layout ?? []
  const hasHero = blocks[0]?.blockType === 'hero'
  return (
    <>
      {hasHero ? null : (
        <div className={pageHead}>
          <div className={`${container} ${pageHeadInner}`}>
            <h1>{page.title}</h1>
          </div>
        </div>
      )}
      {blocks.map((block, index) => (
        <div key={block.id ?? index} className={isJoined(blocks, index) ? joined : undefined}>
          <Block block={block} project={project} />
        </div>
      ))}
    </>
  )
}

const PLAIN_GROUND = ['tiles', 'courseGrid', 'richText', 'faq']

/** Sections on the same ground share the air between them. */
function isJoined(blocks: PageBlock[], index: number): boolean {
  const [previous, current] = [blocks[index - 1], blocks[index]]
  return (
    Boolean(previous && current) &&
    [previous, current].every((block) => PLAIN_GROUND.includes(block?.blockType ?? ''))
  )
}

function Block({ block, project }: { block: PageBlock; project: string }) {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} project={project} />
    case 'stats':
      return <Stats block={block} />
    case 'tiles':
      return <Tiles block={block} />
    case 'courseGrid':
      return <CourseGrid block={block} project={project} />
    case 'priceList':
      return <PriceList block={block} project={project} />
    case 'quotes':
      return <Quotes block={block} />
    case 'faq':
      return <Faq block={block} />
    case 'richText':
      return (
        <section className={section}>
          <div className={container}>
            <div className={narrow}>
              <RichTextView tree={block.content} />
            </div>
          </div>
        </section>
      )
    default:
      return null
  }
}
