import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { PageBlock } from '#site/data/pageBlocks.ts'
import type { SectionContent } from '#site/data/sectionContent.ts'
import { container, section, sunken } from '#site/ui/layout.css.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { RichTextView } from '#site/ui/richText/RichTextView.tsx'
import { BannerSlider } from './BannerSlider.tsx'
import { BlogList } from './BlogList.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CourseGrid } from './CourseGrid.tsx'
import { Divider } from './Divider.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './hero/Hero.tsx'
import { ImageText } from './ImageText.tsx'
import type { LeadFormComponent } from './LeadFormComponent.ts'
import { LeadFormSection } from './LeadFormSection.tsx'
import { joined, narrow } from './PageBlocks.css.ts'
import { PageHead } from './PageHead.tsx'
import { PriceList } from './PriceList.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import type { QuizComponent } from './QuizComponent.ts'
import { QuizSection } from './QuizSection.tsx'
import { Quotes } from './Quotes.tsx'
import { SeriesList } from './SeriesList.tsx'
import { Stats } from './Stats.tsx'
import { sectionBackgrounds } from './sectionBackgrounds.ts'
import { Tiles } from './Tiles.tsx'
import { Video } from './Video.tsx'

type PageBlocksProps = {
  /** Title of the page; null for sections that are shown without a page. */
  title: string | null
  blocks: readonly PageBlock[]
  content: SectionContent
  LeadForm: LeadFormComponent
  Quiz: QuizComponent
}

/**
 * A page of the CMS. A hero at the top contains the only h1; banners have none, so the title is then for
 * screen readers only.
 */
export function PageBlocks({ title, blocks, content, LeadForm, Quiz }: PageBlocksProps) {
  const first = blocks[0]?.blockType
  const backgrounds = sectionBackgrounds(blocks)
  return (
    <>
      {title && first !== 'hero' ? <Title title={title} isVisuallyHidden={first === 'bannerSlider'} /> : null}
      {blocks.map((block, index) => (
        <div
          key={block.id ?? index}
          className={clsx(
            backgrounds[index] === 'sunken' && sunken,
            index > 0 &&
              backgrounds[index] !== 'own' &&
              backgrounds[index] === backgrounds[index - 1] &&
              joined,
          )}
        >
          <Block block={block} isFirst={index === 0} content={content} LeadForm={LeadForm} Quiz={Quiz} />
        </div>
      ))}
    </>
  )
}

const Title = ({ title, isVisuallyHidden }: { title: string; isVisuallyHidden: boolean }) =>
  isVisuallyHidden ? (
    <h1 className="sr-only">
      <MixedText>{title}</MixedText>
    </h1>
  ) : (
    <PageHead title={title} />
  )

type BlockProps = Omit<PageBlocksProps, 'title' | 'blocks'> & { block: PageBlock; isFirst: boolean }

function Block({ block, isFirst, content, LeadForm, Quiz }: BlockProps): ReactNode {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} content={content} level={isFirst ? 1 : 2} />
    case 'bannerSlider':
      return <BannerSlider block={block} content={content} isFirst={isFirst} />
    case 'stats':
      return <Stats block={block} />
    case 'tiles':
      return <Tiles block={block} />
    case 'courseGrid':
      return <CourseGrid block={block} content={content} />
    case 'productGrid':
      return <ProductGrid block={block} content={content} />
    case 'testSeries':
      return <SeriesList block={block} content={content} />
    case 'priceList':
      return <PriceList block={block} content={content} />
    case 'quotes':
      return <Quotes block={block} />
    case 'faq':
      return <Faq block={block} />
    case 'imageText':
      return <ImageText block={block} content={content} />
    case 'video':
      return <Video block={block} />
    case 'blogList':
      return <BlogList block={block} content={content} />
    case 'leadForm':
      return <LeadFormSection block={block} content={content} LeadForm={LeadForm} />
    case 'quiz':
      return <QuizSection block={block} content={content} Quiz={Quiz} />
    case 'callToAction':
      return <CallToAction block={block} />
    case 'divider':
      return <Divider block={block} />
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
